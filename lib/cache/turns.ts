import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { isLoopback, toOwners } from '@/lib/http/address-key';
import { getOnOver } from '@/lib/http/current-request';
import { createTurnPace } from '@/lib/network-turns';
import { getProcessWide } from '@/lib/process-wide';
import type { Asker } from '@/lib/waiting-page';
import { FirstTurn } from './first-turn';
import { RenderTurn } from './render-turn';
import { isMadeFromPage, isMadePerRequest } from './storable';

export type Turns = {
  stale: RenderTurn;
  first: FirstTurn;
  /** For pages rendered on every request, so that a client with thousands of new pages does not delay searches. */
  perRequest: FirstTurn;
  /** For pictures and Markdown twins, each of which costs as much as several pages. */
  files: FirstTurn;
};

/** A network that floods one queue is behind others in each. */
export function createTurns(): Turns {
  const pace = createTurnPace();
  return {
    stale: new RenderTurn(),
    first: new FirstTurn({ pace }),
    perRequest: new FirstTurn({ pace }),
    files: new FirstTurn({ pace }),
  };
}

export const getTurns = () => getProcessWide('render-turns', createTurns);

/** Picks the queue for an entry that was never rendered. */
export function pickFirst(turns: Turns, key: string): FirstTurn {
  if (isMadeFromPage(key)) return turns.files;
  return isMadePerRequest(key) ? turns.perRequest : turns.first;
}

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

function toAsker(headers: RequestHeaders): Asker | null {
  const address = headers['x-forwarded-for'];
  if (typeof address !== 'string' || isLoopback(address)) return null;
  return { ...toOwners(address), onOver: getOnOver() };
}

/**
 * Identifies who requests a page; null for this server itself, since its requests would wait for the page that made
 * them.
 */
export const getAsker = ({ _requestHeaders: headers }: CacheHandlerContext): Asker | null =>
  toAsker(headers);

/** Moves a page that waits for its first rendering up the queue if its new asker has a better place. */
export function joinPage(path: string, headers: RequestHeaders) {
  // This server's own requests wait for the page too if it is rendered for a visitor.
  const joiner = toAsker(headers) ?? { onOver: getOnOver() };
  const { first, perRequest, files } = getTurns();
  // Next's page names have no trailing slash.
  const page = path.replace(/(?<=.)\/$/, '');
  for (const turn of [first, perRequest, files]) turn.join(page, joiner);
}
