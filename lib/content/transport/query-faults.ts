import { ContentFault } from './content-fault';
import type { Query } from './denials';
import type { Outage } from './outage';

/** This many failed queries in a row, without a success in between, mean that the service is down. */
const ENOUGH = 2;
/** More than the number of queries on the site. */
const MAX_QUERIES = 10_000;
/** While the service is left alone, how often one query may test whether it is back. */
const PROBE_MS = 3000;

type Fault = { why: string; at: number };

/**
 * Leaves a failed query alone for a moment, and all queries once the service answers none. Otherwise, a single bad
 * query would make pages unavailable that nobody has opened yet.
 */
export function createQueryFaults(
  outage: Pick<Outage, 'begin' | 'isPaused' | 'isWithinPause' | 'noteRefusal' | 'now' | 'reason'>,
) {
  const faults = new Map<string, Fault>();
  const inARow = new Set<string>();
  /** True if the service has answered since it was last left alone. */
  let hasAnswered = false;
  let probedAt = Number.NEGATIVE_INFINITY;

  /** Without a previous answer, the page cannot be shown, so such a query is worth a try. */
  function mayTry({ before }: Pick<Query, 'before'>): boolean {
    if (before) return false;
    if (hasAnswered) return true;
    // After the clock was set back, the age is meaningless.
    if (Math.abs(outage.now() - probedAt) < PROBE_MS) return false;
    probedAt = outage.now();
    return true;
  }

  return {
    noteAnswer(key: string): void {
      faults.delete(key);
      inARow.clear();
      hasAnswered = true;
    },

    noteFault(key: string, why: string): void {
      if (faults.size >= MAX_QUERIES) faults.clear();
      faults.set(key, { why, at: outage.now() });
      if (inARow.size < ENOUGH) inARow.add(key);
      outage.noteRefusal();
      if (inARow.size < ENOUGH) return;
      hasAnswered = false;
      outage.begin(why);
    },

    /** @throws {ContentFault} while the service, or this query, is left alone */
    throwIfPaused(query: Pick<Query, 'key' | 'before'>): void {
      const fault = faults.get(query.key);
      if (fault && outage.isWithinPause(fault.at)) {
        outage.noteRefusal();
        throw new ContentFault(fault.why);
      }
      if (outage.isPaused() && !mayTry(query)) throw new ContentFault(outage.reason ?? '');
    },
  };
}
