import type { Period } from './types';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const PERIOD_MS: Readonly<Record<Period, number>> = { hour: HOUR_MS, day: DAY_MS };

/** How long each kind of row is kept; days are kept for good. */
export const KEPT_MS = { checks: 2 * DAY_MS, hour: 90 * DAY_MS, incidents: 90 * DAY_MS } as const;

/** Pages and files list the incidents of this time. */
export const INCIDENT_SPAN_MS = 30 * DAY_MS;

/** Start of the bucket of that length which a time falls into; buckets begin at midnight UTC. */
export const toBucketStart = (time: number, lengthMs: number): number => time - (time % lengthMs);
