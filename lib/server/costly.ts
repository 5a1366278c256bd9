import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createWindowLimit } from '@/lib/http/rate-limit';
import { SimulatorTurns } from './simulator-turns';
import type { OnOver } from './when-over';

/** More within a minute than anybody reads. */
const MAX_PER_MINUTE = 60;
/** A network, such as an office or a provider's customers, may ask for as much as two clients. */
const NETWORK_SHARE = 2;

/**
 * Pages of which there are too many to keep, so that each request has one rendered, with all their twins; and the
 * beginning of a preview, for which the content service is asked.
 */
const COSTLY =
  /^(?:(?:\/cn)?\/(?:nodes\/compare|contact\/check|search)|\/preview|\/mcp)(?:[/.?]|$)/;

/** Rendered anew with each keystroke of an editor. */
const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/.?]|$)/;
const MAX_KEYSTROKES = 300;
const BUSY_WAIT_SECONDS = 1;

/** Rendered for each request, past the page cache: a page of an editor's with all that it fetches ahead. */
const MAX_DRAFTS = 300;
const MAX_OPEN_DRAFTS = 6;

export type Asked = {
  url: string;
  /** True with the cookie of an editor who previews. */
  isDraft?: boolean;
};

export type CostlyLimit = {
  /**
   * How many seconds a client has to wait before it may ask for one more page that costs; 0 for none. Answers once the
   * page may be rendered, for which a simulator page waits.
   */
  getWait: (asked: Asked, address: string, onOver?: OnOver) => Promise<number>;
  /** True for a page of which only a few are rendered at a time. */
  takesPlace: (asked: Asked) => boolean;
  /** To be called when a request that did not have to wait is over and its page rendered. */
  end: (asked: Asked) => void;
};

/** Limits the requests that cost this server far more than others do: for each client, each network, and all. */
export function createCostlyLimit(max = MAX_PER_MINUTE): CostlyLimit {
  const limitClient = createWindowLimit({ max, windowSeconds: 60 });
  const limitNetwork = createWindowLimit({ max: max * NETWORK_SHARE, windowSeconds: 60 });
  const limitKeystrokes = createWindowLimit({ max: MAX_KEYSTROKES, windowSeconds: 60 });
  const limitDrafts = createWindowLimit({ max: MAX_DRAFTS, windowSeconds: 60 });
  const simulatorTurns = new SimulatorTurns();
  let openDrafts = 0;

  async function getDraftWait(address: string): Promise<number> {
    const wait = await limitDrafts(toAddressKey(address));
    if (wait > 0) return wait;
    return openDrafts >= MAX_OPEN_DRAFTS ? BUSY_WAIT_SECONDS : 0;
  }

  async function getSimulatorWait(address: string, onOver?: OnOver): Promise<number> {
    const wait = await limitKeystrokes(toAddressKey(address));
    if (wait > 0) return wait;
    return (await simulatorTurns.take(address, onOver)) ? 0 : BUSY_WAIT_SECONDS;
  }

  return {
    async getWait({ url, isDraft = false }, address, onOver) {
      if (SIMULATOR.test(url)) return getSimulatorWait(address, onOver);
      if (COSTLY.test(url)) {
        const wait =
          (await limitClient(toAddressKey(address))) || (await limitNetwork(toNetworkKey(address)));
        if (wait > 0) return wait;
      }
      if (!isDraft) return 0;
      const wait = await getDraftWait(address);
      if (wait === 0) openDrafts += 1;
      return wait;
    },
    takesPlace: ({ url, isDraft = false }) => isDraft || SIMULATOR.test(url),
    end({ url, isDraft = false }) {
      if (SIMULATOR.test(url)) simulatorTurns.end();
      else if (isDraft) openDrafts -= 1;
    },
  };
}
