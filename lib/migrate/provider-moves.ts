import { DAY_MS, toUtcDay } from '@/lib/utc-day';
import { checkText } from './check';
import type { ProviderPage } from './provider-pages';
import { getReplacement } from './rewrite';
import type { Finding, Ours } from './types';

/** One of a provider's endpoints, what the checker finds, and our endpoint; null if it does not move by itself. */
export type ProviderMove = { before: string; finding: Finding; after: string | null };

/** Returns what each of a provider's samples becomes. */
export const getProviderMoves = ({ samples }: ProviderPage, ours: Ours): ProviderMove[] =>
  samples.flatMap((before) => {
    const [finding] = checkText(before, ours);
    return finding ? [{ before, finding, after: getReplacement(finding, ours) }] : [];
  });

/** The steps of a move, and how many days before the end each is done at the latest. */
const STEPS = [
  ['list', 21],
  ['both', 14],
  ['reads', 10],
  ['writes', 7],
  ['retire', 0],
] as const;

export type MoveStep = { id: (typeof STEPS)[number][0]; until: string | null };

/** Returns the steps of a move; with dates only if the last day of service is known and not before `today`. */
export function getMoveSteps(lastDay: string | undefined, today: string): MoveStep[] {
  const end = lastDay && /^\d{4}-\d{2}-\d{2}$/.test(lastDay) && lastDay >= today ? lastDay : null;
  return STEPS.map(([id, days]) => {
    if (!end) return { id, until: null };
    const day = toUtcDay(Date.parse(end) - days * DAY_MS);
    // What should be done already is due today.
    return { id, until: day < today ? today : day };
  });
}
