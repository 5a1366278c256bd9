import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createWindowLimit } from '@/lib/http/rate-limit';
import { SpreadTurns } from './spread-turns';
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

const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/.?]|$)/;
/** A browser sends an editor's cookie for files as well, which cost nothing. */
const FILE = /^\/(?:_next\/static|icons|img)\//;

const MCP = /^\/mcp\/?(?:\?|$)/;

/** What waits for its turn: how many answers a client gets in a minute, and how they are spread. */
const SPREAD_LIMITS = {
  /** A page with each keystroke. */
  simulator: { maxPerMinute: 300, maxOpen: 2, maxPerSecond: 4 },
  /** A page with all that it fetches ahead. */
  draft: { maxPerMinute: 300, maxOpen: 6 },
  /** A client may ask for its whole minute at once. */
  assistant: { maxPerMinute: MAX_PER_MINUTE, maxPerSecond: 10 },
} as const;
type Spread = keyof typeof SPREAD_LIMITS;
export const BUSY_WAIT_SECONDS = 1;

export type Asked = {
  url: string;
  /** True with the cookie of an editor who previews. */
  isDraft?: boolean;
};

export type CostlyLimit = {
  /** How many seconds a client has to wait before it may ask for one more page that costs; 0 for none. */
  getWait: (asked: Asked, address: string) => Promise<number>;
  /**
   * Waits until the answer may be made, as those to editors and assistants do; false if it is refused or was given up.
   * Call `end` after each that had its turn.
   */
  takeTurn: (asked: Asked, address: string, onOver?: OnOver) => Promise<boolean>;
  /** True for what is made a few at a time. */
  takesPlace: (asked: Asked) => boolean;
  /** To be called when the answer to a request that had its turn is made. */
  end: (asked: Asked) => void;
};

function getSpread({ url, isDraft = false }: Asked): Spread | null {
  if (SIMULATOR.test(url)) return 'simulator';
  if (MCP.test(url)) return 'assistant';
  return isDraft && !FILE.test(url) ? 'draft' : null;
}

function createSpreadLimit(spread: Spread) {
  const { maxPerMinute, ...turnLimits } = SPREAD_LIMITS[spread];
  const limitClient = createWindowLimit({ max: maxPerMinute, windowSeconds: 60 });
  const turns = new SpreadTurns(turnLimits);
  return {
    getWait: (address: string) => limitClient(toAddressKey(address)),
    takeTurn: (address: string, onOver?: OnOver) => turns.take(address, onOver),
    end: () => turns.end(),
  };
}

/** Limits the requests that cost this server far more than others do: for each client, each network, and all. */
export function createCostlyLimit(max = MAX_PER_MINUTE): CostlyLimit {
  const limitClient = createWindowLimit({ max, windowSeconds: 60 });
  const limitNetwork = createWindowLimit({ max: max * NETWORK_SHARE, windowSeconds: 60 });
  const limits = {
    simulator: createSpreadLimit('simulator'),
    draft: createSpreadLimit('draft'),
    assistant: createSpreadLimit('assistant'),
  };

  return {
    async getWait(asked, address) {
      if (COSTLY.test(asked.url)) {
        const wait =
          (await limitClient(toAddressKey(address))) || (await limitNetwork(toNetworkKey(address)));
        if (wait > 0) return wait;
      }
      const spread = getSpread(asked);
      return spread ? limits[spread].getWait(address) : 0;
    },
    async takeTurn(asked, address, onOver) {
      const spread = getSpread(asked);
      return spread ? limits[spread].takeTurn(address, onOver) : true;
    },
    takesPlace: (asked) => getSpread(asked) !== null,
    end(asked) {
      const spread = getSpread(asked);
      if (spread) limits[spread].end();
    },
  };
}
