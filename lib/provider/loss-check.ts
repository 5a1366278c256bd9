import { toSiteKey } from '@/lib/chains/server-keys';
import type { ChainEntry } from './schema';

/** How long the provider has to leave out the same share of its chains before their pages go. */
export const CONFIRM_MS = 10 * 60_000;
/** Fewer than these go at once. */
const FEW = 5;
const LARGE_SHARE = 1 / 4;

const toKeys = (entries: readonly ChainEntry[]) =>
  new Set(entries.map((entry) => toSiteKey(entry.protocol._key)));

/**
 * A check for lists that are sound but short, as a half-filled database or a filter by mistake gives them: each
 * missing chain is a page that visitors lose.
 * @returns a function that throws an `Error` for a list that lacks many chains of the last one it let pass, until
 * every list of ten minutes has
 */
export function createLossCheck(now: () => number) {
  let known: ReadonlySet<string> = new Set();
  let lostSince: number | null = null;
  return (entries: readonly ChainEntry[]): void => {
    const keys = toKeys(entries);
    const lost = [...known].filter((key) => !keys.has(key)).length;
    const isLarge = lost >= FEW && lost > known.size * LARGE_SHARE;
    lostSince = isLarge ? Math.min(lostSince ?? now(), now()) : null;
    if (lostSince !== null && now() - lostSince < CONFIRM_MS) {
      throw new Error(`${lost} of ${known.size} chains are missing; they go if they stay missing`);
    }
    lostSince = null;
    known = keys;
  };
}
