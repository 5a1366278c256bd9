import type { Answer } from '@/lib/answers/answers';
import { getErrorLine } from '@/lib/errors';
import { ContentFault } from './content-fault';
import type { Query } from './denials';
import { LAG_MS } from './emptied-lists';
import { hasSameDocuments } from './kept-pages';
import { limitCalls } from './limit-calls';
import type { Outage } from './outage';

type Options = {
  /** Repeats the query and keeps its answer. */
  repeat: (query: Query, kept: Answer) => Promise<unknown>;
  outage: Pick<Outage, 'warnOfDoubt'>;
};

/** Low, because every query is repeated after a publication, alongside those that visitors wait for. */
const MAX_CALLS = 2;
/** More than the number of queries on the site. */
const MAX_RETRIES = 10_000;

/** Answers within less time may come from the same server. */
const MIN_APART_MS = LAG_MS / 2;

/**
 * Returns when to repeat the query at the same ref; undefined once two answers in a row agree, some minutes apart. If
 * two differ, either may come from a server that lags behind.
 */
export function getAskAgainAt({ ref, before }: Query, text: string): number | undefined {
  const now = Date.now();
  const isApart = before?.ref === ref && Math.abs(now - before.readAt) >= MIN_APART_MS;
  return isApart && hasSameDocuments(before, text) ? undefined : now + LAG_MS;
}

/** True once a repeat is due, and if only a clock that ran ahead can have set the time. */
export const isDue = ({ askAgainAt }: Answer, now = Date.now()): boolean =>
  askAgainAt !== undefined && (askAgainAt <= now || askAgainAt > now + 2 * LAG_MS);

/**
 * Repeats queries of the current version in the background. A failed repeat is tried again five minutes later and says
 * nothing about queries that visitors wait for.
 */
export function createConfirmation({ repeat, outage }: Options) {
  const limit = limitCalls(MAX_CALLS);
  const underWay = new Set<string>();
  /** When to retry failed repeats, by key. */
  const retryAt = new Map<string, number>();

  /** Never rejects. */
  return async function confirm(query: Query, kept: Answer): Promise<void> {
    const { key } = query;
    if (underWay.has(key) || performance.now() < (retryAt.get(key) ?? 0)) return;
    underWay.add(key);
    retryAt.delete(key);
    try {
      await limit(() => repeat(query, kept));
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
