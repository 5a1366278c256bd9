export type Level = 'high' | 'middle' | 'low';

/** How well a chain or a region ran, from its availability in percent. */
export function toLevel(percent: number | string): Level {
  const value = Number(percent);
  if (value >= 99.95) return 'high';
  return value >= 99.5 ? 'middle' : 'low';
}
