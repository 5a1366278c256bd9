import { isJsonObject } from '@/lib/json';
import { addCall, isMethodName, type Tally } from './tally';

/** Adds the calls of a JSON-RPC body, single or batch; returns how many it had. */
export function addBody(tally: Tally, chain: string | null, body: unknown): number {
  if (Array.isArray(body)) {
    return body.reduce((sum: number, one: unknown) => sum + addBody(tally, chain, one), 0);
  }
  if (!isJsonObject(body) || !isMethodName(body.method)) return 0;
  if (!('jsonrpc' in body) && !('params' in body)) return 0;
  addCall(tally, chain, body.method, body.params);
  return 1;
}

/** Parses JSON; undefined if it is none. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
