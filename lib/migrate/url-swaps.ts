import { checkText } from './check';
import { rewriteInParts, joinParts } from './rewrite';
import { SAMPLE } from './sample';
import type { Ours } from './types';

/** The `name` of a variable, its URL, and our replacement. */
export type UrlSwap = { name: string; before: string; after: string };

const LINE = /^(\w+)=(\S+)$/gm;

/** Returns the first lines of the example that the checker rewrites. */
export function getUrlSwaps(ours: Ours, count: number): UrlSwap[] {
  const swaps = Array.from(SAMPLE.matchAll(LINE), ([, name = '', before = '']) => {
    const parts = rewriteInParts(before, checkText(before, ours), new Map(), ours);
    return { name, before, after: joinParts(parts) };
  });
  return swaps.filter(({ before, after }) => before !== after).slice(0, count);
}
