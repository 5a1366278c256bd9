import { isJsonObject } from '@/lib/json';
import { getChainOf, getChainOfUrl } from './chain-of';
import { addBody, tryJson } from './rpc-body';
import { addTime, type Tally } from './tally';
import { findTime, toTime } from './times';

/** Fields of a log in JSON that hold a body, a time or an endpoint. */
const BODIES = ['request_body', 'body', 'requestBody', 'payload', 'request'];
const TIMES = ['time', 'timestamp', '@timestamp', 'ts', 'time_iso8601', 'date'];
const URLS = ['url', 'uri', 'endpoint', 'upstream', 'host'];

const URL_IN_LINE = /(?:https?|wss?):\/\/[^\s"'\\]{4,400}/;
const PATH_IN_LINE = /"POST \/([a-z][a-z\d_-]{1,30})[/ ]/;

/** Returns the first value that a function finds in some of an object's fields. */
function findIn<T>(entry: object, names: readonly string[], read: (value: unknown) => T | null) {
  for (const name of names) {
    const found = read((entry as Record<string, unknown>)[name]);
    if (found !== null) return found;
  }
  return null;
}

/** Chains by endpoint, so that each is compared once; URLs are dropped with the text. */
type Seen = Map<string, string | null>;

function getCachedChain(seen: Seen, url: string): string | null {
  const known = seen.get(url);
  if (known !== undefined) return known;
  const chain = getChainOfUrl(url);
  if (seen.size < 10_000) seen.set(url, chain);
  return chain;
}

/** Returns the JSON text that begins at `start`, up to the bracket that closes it; null if none does. */
function cutJson(line: string, start: number): string | null {
  let depth = 0;
  let isText = false;
  for (let at = start; at < line.length; at++) {
    const char = line.charAt(at);
    if (isText) {
      if (char === '\\') at++;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return line.slice(start, at + 1);
  }
  return null;
}

/** Undoes the escapes of nginx (`\x22`) and of quotes. */
const unescape = (line: string) =>
  line.replace(/\\x([\dA-F]{2})|\\(["\\])/gi, (_, hex: string | undefined, sign: string) =>
    hex ? String.fromCharCode(parseInt(hex, 16)) : sign,
  );

/** Finds a JSON-RPC body in a line of a log. */
function findBody(line: string): unknown {
  const plain = /\\x22|\\"/.test(line) ? unescape(line) : line;
  const start = plain.search(/\[?\s?\{\s?"/);
  const json = start < 0 ? null : cutJson(plain, start);
  return json === null ? undefined : tryJson(json);
}

/** Reads an entry of a log in JSON, whose body is text or an object. */
function addEntry(tally: Tally, seen: Seen, entry: object): number {
  const chain =
    findIn(entry, URLS, (value) =>
      typeof value === 'string' ? getCachedChain(seen, value) : null,
    ) ??
    findIn(entry, ['chain', 'network', 'chainId', 'chain_id'], (value) =>
      typeof value === 'string' || typeof value === 'number' ? getChainOf(String(value)) : null,
    );
  const direct = addBody(tally, chain, entry);
  const count =
    direct ||
    (findIn(entry, BODIES, (value) => {
      const body = typeof value === 'string' ? tryJson(value) : value;
      return addBody(tally, chain, body) || null;
    }) ??
      0);
  const time = findIn(entry, TIMES, (value) => {
    const at = toTime(value);
    return Number.isNaN(at) ? null : at;
  });
  if (count > 0 && time !== null) addTime(tally, time);
  return count;
}

/** Reads a line: a body, an entry of a log in JSON, or a line of an access log with the body in it. */
export function addLine(tally: Tally, seen: Seen, line: string): void {
  const text = line.trim();
  if (!text) return;
  const parsed = text.startsWith('{') || text.startsWith('[') ? tryJson(text) : undefined;
  if (isJsonObject(parsed) && addEntry(tally, seen, parsed) > 0) return;
  if (Array.isArray(parsed) && addBody(tally, null, parsed) > 0) return;
  if (parsed === undefined && text.includes('method')) {
    const [url] = URL_IN_LINE.exec(text) ?? [];
    const [, path] = PATH_IN_LINE.exec(text) ?? [];
    const chain = (url && getCachedChain(seen, url)) || (path ? getChainOf(path) : null);
    if (addBody(tally, chain, findBody(text)) > 0) {
      addTime(tally, findTime(text));
      return;
    }
  }
  tally.skipped++;
}
