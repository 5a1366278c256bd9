import type { Answer } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { ContentFault } from './content-fault';
import type { Query } from './denials';
import { limitCalls } from './limit-calls';
import type { Outage } from './outage';

type Options = {
  /** Asks for the answer and keeps it. */
  ask: (query: Query) => Promise<string>;
  outage: Pick<Outage, 'noteOld' | 'warnOfDoubt'>;
};

/** Few, since every query is asked once more after a publication; beside those that somebody waits for. */
const MAX_CALLS = 2;

/**
 * Asks again for kept answers of the same version in the background. If one has changed, all pages are rendered again.
 */
export function createConfirmation({ ask, outage }: Options) {
  const limit = limitCalls(MAX_CALLS);
  const underWay = new Set<string>();

  /** Never rejects. */
  return async function confirm(query: Query, kept: Answer): Promise<void> {
    if (underWay.has(query.key)) return;
    underWay.add(query.key);
    try {
      if ((await limit(() => ask(query))) !== kept.text) outage.noteOld();
    } catch (error) {
      if (!(error instanceof ContentFault)) console.error(`Content: ${getErrorLine(error)}`);
      else if (error.isDoubt) outage.warnOfDoubt(error.message);
    } finally {
      underWay.delete(query.key);
    }
  };
}
