import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { ContentFault } from './content-fault';
import type { Outage } from './outage';

/** The part of the usual wait that a service which was slow just now is given, since a page waits for several answers. */
const SLOW_PART = 0.2;
const LATE = Symbol('late');

type Options = {
  outage: Pick<Outage, 'noteOld' | 'noteLate' | 'warnOfDoubt'>;
  /** How long somebody waits for a new answer before getting the last good one. */
  waitMs: number;
};

/** `null` where the call has failed. */
type Call = { answer: Promise<string | null>; isMissed: boolean };

/**
 * Answers queries that have an earlier answer: anew if that succeeds in time, else as before. Once a late answer is
 * there, all pages are rendered again.
 */
export function createLastGood({ outage, waitMs }: Options) {
  const underWay = new Map<string, Call>();
  let isSlow = false;

  async function run(ask: () => Promise<string>): Promise<string | null> {
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

  function begin(name: string, ask: () => Promise<string>): Call {
    const call: Call = { answer: run(ask), isMissed: false };
    underWay.set(name, call);
    void call.answer.then((text) => {
      underWay.delete(name);
      if (call.isMissed && text !== null) outage.noteLate();
    });
    return call;
  }

  /** Asks once for all who want the answer of that name at the same time. */
  return async function answer(
    name: string,
    before: Answer,
    ask: () => Promise<string>,
  ): Promise<string> {
    const call = underWay.get(name) ?? begin(name, ask);
    const text = await waitFor(call.answer, isSlow ? waitMs * SLOW_PART : waitMs);
    if (typeof text === 'string') return text;
    if (text === LATE) {
      isSlow = true;
      call.isMissed = true;
    }
    outage.noteOld();
    return before.text;
  };
}

const waitFor = <T>(promise: Promise<T>, ms: number): Promise<T | typeof LATE> =>
  ms === Infinity ? promise : Promise.race([promise, sleep<typeof LATE>(ms, LATE, { ref: false })]);
