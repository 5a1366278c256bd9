import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

const HEADER = 'next-router-state-tree';

/** Five times as deep as the state of this site's longest path. */
const MAX_DEPTH = 60;

/** How deep the brackets of a text lie in each other at most; those within strings count, too. */
function getDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

/**
 * Drops the state that Next's router sends along if Next could not read it, which would end in an error, or if that
 * would hold the process: its time grows with the square of the depth.
 */
export function dropBadRouterState(headers: IncomingHttpHeaders): void {
  const state = headers[HEADER];
  if (state === undefined) return;
  try {
    // As Next decodes it.
    const depth = getDepth(decodeURIComponent(String(state)));
    if (depth > MAX_DEPTH) throw new Error('the state is too deep');
    parseAndValidateFlightRouterState(state);
  } catch {
    delete headers[HEADER];
  }
}
