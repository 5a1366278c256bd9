import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { createWindowLimit } from '@/lib/http/rate-limit';
import { EditorTurns } from './editor-turns';
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

/** Pages of editors, rendered for each request: how many a client gets in a minute, and their turns. */
const EDITOR_LIMITS = {
  /** A page with each keystroke. */
  simulator: { maxPerMinute: 300, maxOpen: 2, maxPerSecond: 4 },
  /** A page with all that it fetches ahead. */
  draft: { maxPerMinute: 300, maxOpen: 6 },
} as const;
type EditorPage = keyof typeof EDITOR_LIMITS;
const BUSY_WAIT_SECONDS = 1;

export type Asked = {
  url: string;
  /** True with the cookie of an editor who previews. */
  isDraft?: boolean;
};

export type CostlyLimit = {
  /**
   * How many seconds a client has to wait before it may ask for one more page that costs; 0 for none. Answers once the
   * page may be rendered, for which an editor's waits.
   */
  getWait: (asked: Asked, address: string, onOver?: OnOver) => Promise<number>;
  /** True for a page of which only a few are rendered at a time. */
  takesPlace: (asked: Asked) => boolean;
  /** To be called when a request that did not have to wait is over and its page rendered. */
  end: (asked: Asked) => void;
};

function getEditorPage({ url, isDraft = false }: Asked): EditorPage | null {
  if (SIMULATOR.test(url)) return 'simulator';
  return isDraft && !FILE.test(url) ? 'draft' : null;
}

function createEditorLimit(page: EditorPage) {
  const { maxPerMinute, ...turnLimits } = EDITOR_LIMITS[page];
  const limitClient = createWindowLimit({ max: maxPerMinute, windowSeconds: 60 });
  const turns = new EditorTurns(turnLimits);
  return {
    async getWait(address: string, onOver?: OnOver): Promise<number> {
      const wait = await limitClient(toAddressKey(address));
      if (wait > 0) return wait;
      return (await turns.take(address, onOver)) ? 0 : BUSY_WAIT_SECONDS;
    },
    end: () => turns.end(),
  };
}

/** Limits the requests that cost this server far more than others do: for each client, each network, and all. */
export function createCostlyLimit(max = MAX_PER_MINUTE): CostlyLimit {
  const limitClient = createWindowLimit({ max, windowSeconds: 60 });
  const limitNetwork = createWindowLimit({ max: max * NETWORK_SHARE, windowSeconds: 60 });
  const editors = {
    simulator: createEditorLimit('simulator'),
    draft: createEditorLimit('draft'),
  };

  return {
    async getWait(asked, address, onOver) {
      if (COSTLY.test(asked.url)) {
        const wait =
          (await limitClient(toAddressKey(address))) || (await limitNetwork(toNetworkKey(address)));
        if (wait > 0) return wait;
      }
      const page = getEditorPage(asked);
      return page ? editors[page].getWait(address, onOver) : 0;
    },
    takesPlace: (asked) => getEditorPage(asked) !== null,
    end(asked) {
      const page = getEditorPage(asked);
      if (page) editors[page].end();
    },
  };
}
