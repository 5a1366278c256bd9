import { setTimeout as sleep } from 'node:timers/promises';
import { getErrorLine } from '@/lib/errors';
import { ContentFault } from './content-fault';
import type { Outage } from './outage';

/** The share of the usual wait that a service gets after it was slow, since a page waits for several answers. */
const SLOW_PART = 0.2;
const LATE = Symbol('late');

/** The answer to a query: its text and the version it was read from. */
export type Found = { text: string; ref: string };

type Options = {
  outage: Pick<Outage, 'old' | 'noteRefusal' | 'warnOfDoubt'>;
  /** How long a query waits for a new answer before it gets the last good one. */
  waitMs: number;
};

/** Resolves to null if the call failed. */
type Call = { answer: Promise<Found | null>; isMissed: boolean };

/**
 * Answers queries that were answered before: with the new answer if it arrives in time, else with the last good one.
 * After a late answer, all pages are rendered again.
 */
export function createLastGood({ outage, waitMs }: Options) {
  const underWay = new Map<string, Call>();
  let isSlow = false;

  async function run(ask: () => Promise<Found>): Promise<Found | null> {
    const startedAt = performance.now();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ContentFault)) console.error(`Content: ${getErrorLine(error)}`);
      else if (error.isDoubt) outage.warnOfDoubt(error.message);
      return null;
    } finally {
      isSlow = performance.now() - startedAt > waitMs;
    }
  }

  function begin(name: string, ask: () => Promise<Found>): Call {
    const call: Call = { answer: run(ask), isMissed: false };
    underWay.set(name, call);
    void call.answer.then((found) => {
      underWay.delete(name);
      if (call.isMissed && found !== null) outage.old.noteLate();
    });
    return call;
  }

  /** Makes one call for all concurrent requests for the same answer. */
  return async function answer(
    name: string,
    before: Found,
    ask: () => Promise<Found>,
  ): Promise<Found> {
    const call = underWay.get(name) ?? begin(name, ask);
    const found = await waitFor(call.answer, isSlow ? waitMs * SLOW_PART : waitMs);
    if (found === LATE) {
      isSlow = true;
      call.isMissed = true;
      outage.noteRefusal();
    } else if (found !== null) return found;
    outage.old.note();
    return before;
  };
}

const waitFor = <T>(promise: Promise<T>, ms: number): Promise<T | typeof LATE> =>
  ms === Infinity ? promise : Promise.race([promise, sleep<typeof LATE>(ms, LATE, { ref: false })]);
