import type { Answer } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { ContentFault } from './content-fault';
import type { Query } from './denials';
import { LAG_MS } from './emptied-lists';
import { hasSameDocuments } from './kept-pages';
import { limitCalls } from './limit-calls';
import type { Outage } from './outage';

type Options = {
  /** Asks for the answer and keeps it. */
  ask: (query: Query) => Promise<{ text: string }>;
  outage: Pick<Outage, 'old' | 'warnOfDoubt'>;
};

/** Few, since every query is asked once more after a publication; beside those that somebody waits for. */
const MAX_CALLS = 2;
/** More than the site has queries. */
const MAX_RETRIES = 10_000;

/**
 * When to ask again at the same ref; undefined once two answers in a row agree. Either of two that differ may come from
 * a server that lags behind.
 */
export const getAskAgainAt = ({ ref, before }: Query, text: string): number | undefined =>
  before?.ref === ref && hasSameDocuments(before, text) ? undefined : Date.now() + LAG_MS;

/** True once an answer is to be asked for again, or where only a clock that ran ahead can have named the time. */
export const isDue = ({ askAgainAt }: Answer, now = Date.now()): boolean =>
  askAgainAt !== undefined && (askAgainAt <= now || askAgainAt > now + 2 * LAG_MS);

/**
 * Asks again for kept answers of the same version in the background. If one has changed, all pages are rendered again;
 * one that fails is tried again five minutes later, and says nothing about those that visitors wait for.
 */
export function createConfirmation({ ask, outage }: Options) {
  const limit = limitCalls(MAX_CALLS);
  const underWay = new Set<string>();
  /** Of those that failed, by key. */
  const retryAt = new Map<string, number>();

  /** Never rejects. */
  return async function confirm(query: Query, kept: Answer): Promise<void> {
    const { key } = query;
    if (underWay.has(key) || performance.now() < (retryAt.get(key) ?? 0)) return;
    underWay.add(key);
    retryAt.delete(key);
    try {
      const { text } = await limit(() => ask(query));
      if (!hasSameDocuments(kept, text)) outage.old.note();
    } catch (error) {
      if (retryAt.size >= MAX_RETRIES) retryAt.clear();
      retryAt.set(key, performance.now() + LAG_MS);
      if (!(error instanceof ContentFault)) console.error(`Content: ${getErrorLine(error)}`);
      else if (error.isDoubt) outage.warnOfDoubt(error.message);
    } finally {
      underWay.delete(key);
    }
  };
}
