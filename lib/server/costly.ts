import { toAddressKey } from '@/lib/http/address-key';
import { createWindowLimit } from '@/lib/http/rate-limit';

/** More within a minute than anybody reads. */
const MAX_A_MINUTE = 60;

/**
 * Pages of which there are too many to keep, so that each request has one rendered, with all their twins; and the
 * beginning of a preview, for which the content service is asked.
 */
const COSTLY = /^(?:(?:\/cn)?\/(?:nodes\/compare|contact\/check)|\/preview)(?:[/.?]|$)/;

/** Rendered anew with each stroke of an editor's keyboard. */
const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/.?]|$)/;
const MAX_STROKES = 300;

/** How many seconds the client at an address has to wait before it may ask for one more page that costs; 0 for none. */
export type CostlyLimit = (url: string, address: string) => Promise<number>;

/** Limits, for each client, the requests that cost this server far more than others do. */
export function createCostlyLimit(max = MAX_A_MINUTE): CostlyLimit {
  const limitPages = createWindowLimit({ max, windowSeconds: 60 });
  const limitStrokes = createWindowLimit({ max: MAX_STROKES, windowSeconds: 60 });
  return async (url, address) => {
    const limit = COSTLY.test(url) ? limitPages : SIMULATOR.test(url) ? limitStrokes : null;
    return limit ? limit(toAddressKey(address)) : 0;
  };
}
