import { ContentFault } from './content-fault';
import type { Query } from './denials';
import type { Outage } from './outage';

/** So many queries that fail in a row, without an answer in between, are the service's fault. */
const ENOUGH = 2;
/** More than the site has queries. */
const MAX_QUERIES = 10_000;
/** While the service is left alone, how often one query may find out whether it answers others. */
const PROBE_MS = 3000;

type Fault = { why: string; at: number };

/**
 * Leaves a query alone for a moment that the service did not answer, and all of them once it answers none. One alone
 * would otherwise keep pages from visitors that nobody has opened yet.
 */
export function createQueryFaults(
  outage: Pick<Outage, 'begin' | 'isPaused' | 'isWithinPause' | 'noteRefusal' | 'now' | 'reason'>,
) {
  const faults = new Map<string, Fault>();
  const inARow = new Set<string>();
  /** True when the service has answered since it was last left alone. */
  let hasAnswered = false;
  let probedAt = Number.NEGATIVE_INFINITY;

  /** Without an earlier answer a page cannot be shown, so such a query is worth a try. */
  function mayTry({ before }: Pick<Query, 'before'>): boolean {
    if (before) return false;
    if (hasAnswered) return true;
    // A clock that was set back says nothing about the age.
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

    /** @throws {ContentFault} while the service, or this query of it, is left alone */
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
