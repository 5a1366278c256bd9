import { toAddressKey } from '../http/address-key';
import { createWindowLimit } from '../http/rate-limit';

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
  const pages = new RateLimiterMemory({ points: max, duration: 60 });
  const strokes = new RateLimiterMemory({ points: MAX_STROKES, duration: 60 });
  return async (url, address) => {
    const limiter = COSTLY.test(url) ? pages : SIMULATOR.test(url) ? strokes : null;
    if (!limiter) return 0;
    try {
      await limiter.consume(toAddressKey(address));
      return 0;
    } catch (reason) {
      // A used-up limit is thrown as well, and is no error.
      if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
      throw reason;
    }
  };
}
