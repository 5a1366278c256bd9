import { ContentFault } from './content-fault';
import type { Outage } from './outage';

/** So many queries that fail in a row, without an answer in between, are the service's fault. */
const ENOUGH = 2;
/** More than the site has queries. */
const MAX_QUERIES = 10_000;

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

  return {
    noteAnswer(key: string): void {
      faults.delete(key);
      inARow.clear();
    },

    noteFault(key: string, why: string): void {
      if (faults.size >= MAX_QUERIES) faults.clear();
      faults.set(key, { why, at: outage.now() });
      if (inARow.size < ENOUGH) inARow.add(key);
      outage.noteRefusal();
      if (inARow.size >= ENOUGH) outage.begin(why);
    },

    /** @throws {ContentFault} while the service, or this query of it, is left alone */
    throwIfPaused(key: string): void {
      if (outage.isPaused()) throw new ContentFault(outage.reason ?? '');
      const fault = faults.get(key);
      if (!fault || !outage.isWithinPause(fault.at)) return;
      outage.noteRefusal();
      throw new ContentFault(fault.why);
    },
  };
}
