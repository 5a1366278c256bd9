import type { Messages } from './messages';

type Units = Pick<Messages['units'], 'day' | 'hour' | 'minute'>;

const SIZES = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats whole minutes in their two largest units, such as `7 h 12 min`. */
export function formatDuration(minutes: number, units: Units): string {
  let rest = Math.max(0, Math.round(minutes));
  const parts: string[] = [];
  for (const [unit, size] of SIZES) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${units[unit]}`);
  }
  return parts.slice(0, 2).join(' ') || `0 ${units.minute}`;
}
