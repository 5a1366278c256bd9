import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

const HEADER = 'next-router-state-tree';

/** Drops the state that Next's router sends along if Next could not read it, which would end in an error. */
export function dropBadRouterState(headers: IncomingHttpHeaders): void {
  if (headers[HEADER] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[HEADER]);
  } catch {
    delete headers[HEADER];
  }
}
