import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createWindowLimit } from '@/lib/http/rate-limit';

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
/** Simulator pages a second: of one editor, and of all. */
const MAX_BURST = 3;
const MAX_SIMULATORS = 4;
/** Simulator pages that this server renders at a time. */
const MAX_OPEN_SIMULATORS = 2;
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
  /** How many seconds a client has to wait before it may ask for one more page that costs; 0 for none. */
  getWait: (asked: Asked, address: string) => Promise<number>;
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
  const limitBurst = createWindowLimit({ max: MAX_BURST, windowSeconds: 1 });
  const limitSimulators = createWindowLimit({ max: MAX_SIMULATORS, windowSeconds: 1 });
  const limitDrafts = createWindowLimit({ max: MAX_DRAFTS, windowSeconds: 60 });
  let openSimulators = 0;
  let openDrafts = 0;

  async function getDraftWait(address: string): Promise<number> {
    const wait = await limitDrafts(toAddressKey(address));
    if (wait > 0) return wait;
    return openDrafts >= MAX_OPEN_DRAFTS ? BUSY_WAIT_SECONDS : 0;
  }

  async function getSimulatorWait(address: string): Promise<number> {
    const client = toAddressKey(address);
    const wait = (await limitKeystrokes(client)) || (await limitBurst(client));
    if (wait > 0) return wait;
    if (openSimulators >= MAX_OPEN_SIMULATORS) return BUSY_WAIT_SECONDS;
    return limitSimulators('all');
  }

  return {
    async getWait({ url, isDraft = false }, address) {
      if (SIMULATOR.test(url)) {
        const wait = await getSimulatorWait(address);
        if (wait === 0) openSimulators += 1;
        return wait;
      }
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
      if (SIMULATOR.test(url)) openSimulators -= 1;
      else if (isDraft) openDrafts -= 1;
    },
  };
}
