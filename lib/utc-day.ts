export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

/** Returns the day of a moment in UTC, such as `2026-11-29`: today's without one. */
export const toUtcDay = (time: number = Date.now()): string =>
  new Date(time).toISOString().slice(0, 10);
