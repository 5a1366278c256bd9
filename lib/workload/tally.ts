import { getNamedBlock, getStateTag } from './block-tags';
import type { MethodUsage } from './types';

/** Full nodes keep the state of this many blocks; counts by groups of as many. */
const KEPT_BLOCKS = 128;
/** Longer than any method; anything else is no method. */
const METHOD = /^[A-Za-z][\w./:-]{0,79}$/;
/** A long run of letters could be a key if it has digits. */
const LONG_RUN = /[a-z\d]{24,}/gi;

type Counts = MethodUsage & {
  /** By group of blocks: calls about the state at them. */
  byBlocks: Map<number, number>;
};

/** Counts calls while a text is read. */
export type Tally = {
  readonly counts: Map<string, Counts>;
  /** By chain: the last group of blocks that a call named. */
  readonly heads: Map<string | null, number>;
  /** In milliseconds since 1970. */
  firstAt: number;
  lastAt: number;
  skipped: number;
};

export const createTally = (): Tally => ({
  counts: new Map(),
  heads: new Map(),
  firstAt: Infinity,
  lastAt: -Infinity,
  skipped: 0,
});

export const isMethodName = (text: unknown): text is string =>
  typeof text === 'string' &&
  METHOD.test(text) &&
  !(text.match(LONG_RUN) ?? []).some((run) => /\d/.test(run));

function getCounts({ counts }: Tally, chain: string | null, method: string): Counts {
  const name = `${chain ?? ''} ${method}`;
  const known = counts.get(name);
  if (known) return known;
  const made = { chain, method, calls: 0, tagged: 0, archive: 0, byBlocks: new Map() };
  counts.set(name, made);
  return made;
}

/** Adds calls without parameters, as counters know them. */
export function addCalls(tally: Tally, chain: string | null, method: string, calls: number): void {
  getCounts(tally, chain, method).calls += calls;
}

/** Adds one call; its parameters are used for the block that they name and then dropped. */
export function addCall(tally: Tally, chain: string | null, method: string, params: unknown): void {
  const counts = getCounts(tally, chain, method);
  counts.calls++;
  const named = getNamedBlock(method, params);
  if (named !== null) {
    const group = Math.floor(named / KEPT_BLOCKS);
    tally.heads.set(chain, Math.max(tally.heads.get(chain) ?? 0, group));
  }
  const tag = getStateTag(method, params);
  if (tag === undefined || tag === null) return;
  counts.tagged++;
  if (tag === 'oldest') counts.archive++;
  if (typeof tag !== 'number') return;
  const group = Math.floor(tag / KEPT_BLOCKS);
  counts.byBlocks.set(group, (counts.byBlocks.get(group) ?? 0) + 1);
}

/** Notes when something happened; not a number is ignored. */
export function addTime(tally: Tally, at: number): void {
  if (Number.isNaN(at)) return;
  tally.firstAt = Math.min(tally.firstAt, at);
  tally.lastAt = Math.max(tally.lastAt, at);
}

/** Returns the time between the first and the last call, in seconds; null if fewer than two times are known. */
export function getSeconds({ firstAt, lastAt }: Tally): number | null {
  const seconds = Math.round((lastAt - firstAt) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/**
 * Returns the counts. A block is past state if a call named one at least two groups later: the text shows how far the
 * chain was at least, so that the share of archive calls may be higher, never lower.
 */
export function toUsage({ counts, heads }: Tally): MethodUsage[] {
  return [...counts.values()].map(({ byBlocks, ...usage }) => {
    const head = heads.get(usage.chain) ?? 0;
    const old = [...byBlocks].reduce(
      (sum, [group, calls]) => sum + (group < head - 1 ? calls : 0),
      0,
    );
    return { ...usage, archive: usage.archive + old };
  });
}
