import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

const HEADER = 'next-router-state-tree';

/** Four times as many as in the state of this site's longest path. */
const MAX_BRACKETS = 60;

/**
 * Drops the router state that a client sends if Next could not parse it, which would end in an error, or if parsing
 * would block the process: it takes time proportional to the branches and to the square of the depth. Brackets within
 * strings count too.
 */
export function dropBadRouterState(headers: IncomingHttpHeaders): void {
  const state = headers[HEADER];
  if (state === undefined) return;
  try {
    // As Next decodes it.
    const brackets = decodeURIComponent(String(state)).match(/[[{]/g) ?? [];
    if (brackets.length > MAX_BRACKETS) throw new Error('the state is too large');
    parseAndValidateFlightRouterState(state);
  } catch {
    delete headers[HEADER];
  }
}
