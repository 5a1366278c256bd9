import { toAddressKey } from '../http/address-key';
import { createWindowLimit } from '../http/rate-limit';

/** More within a minute than anybody reads. */
const MAX_A_MINUTE = 60;

/** Pages of which there are too many to keep, so that each request has one rendered. */
const COSTLY = /^(?:\/cn)?\/(?:nodes\/compare|contact\/check)\/?\?./;

/** Begins a preview or tries to, for which the content service is asked. */
const PREVIEW = /^\/preview\/?\?./;

const isCostly = (url: string) => COSTLY.test(url) || PREVIEW.test(url);

/** How many seconds the client at an address has to wait before it may ask for one more page that costs; 0 for none. */
export type CostlyLimit = (url: string, address: string) => Promise<number>;

/** Limits, for each client, the requests that cost this server far more than others do. */
export function createCostlyLimit(max = MAX_A_MINUTE): CostlyLimit {
  const limit = createWindowLimit({ max, windowSeconds: 60 });
  return async (url, address) => (isCostly(url) ? limit(toAddressKey(address)) : 0);
}
