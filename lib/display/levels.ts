export type Level = 'high' | 'middle' | 'low';

/** Returns the level of a chain or region for its availability in percent. */
export function toLevel(percent: number | string): Level {
  const value = Number(percent);
  if (value >= 99.95) return 'high';
  return value >= 99.5 ? 'middle' : 'low';
}
