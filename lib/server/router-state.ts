import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

const HEADER = 'next-router-state-tree';

/** Four times as many as the state of this site's longest path. */
const MAX_BRACKETS = 60;

/**
 * Drops the state that Next's router sends along if Next could not read it, which would end in an error, or if that
 * would hold the process: its time grows with the branches, and with the square of the depth. Brackets within strings
 * count, too.
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
