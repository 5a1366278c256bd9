import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createWindowLimit } from '@/lib/http/rate-limit';
import { SpreadTurns } from './spread-turns';
import type { OnOver } from './when-over';

/** More per minute than anyone reads. */
const MAX_PER_MINUTE = 60;
/** A network, such as an office or a provider's customers, may request as much as two clients. */
const NETWORK_SHARE = 2;

/**
 * Pages too numerous to cache, so that each request renders one, with all their twins; also the start of a preview,
 * which calls the content service.
 */
const COSTLY =
  /^(?:(?:\/cn)?\/(?:nodes\/compare|contact\/check|search)|\/preview|\/mcp)(?:[/.?]|$)/;

const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/.?]|$)/;
const FILE = /^\/(?:_next\/static|icons|img)\//;

const MCP = /^\/mcp\/?(?:\?|$)/;

/** Requests that wait their turn: how many responses a client gets per minute, and how they are spread. */
const SPREAD_LIMITS = {
  /** A page with each keystroke. */
  simulator: { maxPerMinute: 300, maxOpen: 2, maxPerSecond: 4 },
  /** A page, with everything it prefetches. */
  draft: { maxPerMinute: 300, maxOpen: 6 },
  /** A client may use its whole minute at once. */
  assistant: { maxPerMinute: MAX_PER_MINUTE, maxPerSecond: 10 },
} as const;
type Spread = keyof typeof SPREAD_LIMITS;
export const BUSY_WAIT_SECONDS = 1;

export type Asked = {
  url: string;
  /** True with the cookie of a previewing editor. */
  isDraft?: boolean;
};

export type CostlyLimit = {
  /** Returns the seconds until a client may request another costly page; 0 if it may now. */
  getWait: (asked: Asked, address: string) => Promise<number>;
  /**
   * Waits for an editor's or assistant's turn; false if the request is refused or was given up. Call `end` after each
   * turn.
   */
  takeTurn: (asked: Asked, address: string, onOver?: OnOver) => Promise<boolean>;
  /** Call this once the response to a request that had a turn is complete. */
  end: (asked: Asked) => void;
};

/** True for the address of a file, for which nothing is rendered. */
export const isFile = (url: string): boolean => FILE.test(url);

function getSpread({ url, isDraft = false }: Asked): Spread | null {
  if (SIMULATOR.test(url)) return 'simulator';
  if (MCP.test(url)) return 'assistant';
  // Browsers send an editor's cookie with files too, which cost nothing.
  return isDraft && !isFile(url) ? 'draft' : null;
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

/** Limits costly requests: per client, per network, and in total. */
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
    end(asked) {
      const spread = getSpread(asked);
      if (spread) limits[spread].end();
    },
  };
}
