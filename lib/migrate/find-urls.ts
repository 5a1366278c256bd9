import type { FoundUrl } from './types';

/** The maximum length of an expression such as `${process.env.KEY}`. */
const MAX_EXPRESSION = 200;

const BRACKETS: Record<string, string> = { '{': '}', '<': '>', '[': ']' };
const isOpen = (char: string) => Object.hasOwn(BRACKETS, char);

/** Whitespace, control characters, anything beyond ASCII, and quotes or brackets around a URL. */
const isOutside = (char: string) =>
  char <= ' ' || char >= '\x7f' || `"'\`<>()[]{}\\,;|^`.includes(char);

/**
 * Returns the length up to and including the bracket that closes the one at `at`, at most MAX_EXPRESSION; -1 if there
 * is none.
 */
function getBracketEnd(text: string, at: number): number {
  const open = text.charAt(at);
  const close = BRACKETS[open] ?? '';
  const part = text.slice(at, at + MAX_EXPRESSION);
  // An expression may contain braces; a placeholder such as <YOUR-KEY> contains only its name.
  if (open !== '{') return /^[<[][\w .-]+[>\]]/.exec(part)?.[0].length ?? -1;
  let depth = 0;
  for (let place = 0; place < part.length; place++) {
    if (part.charAt(place) === open) depth++;
    if (part.charAt(place) === close && --depth === 0) return place + 1;
  }
  return -1;
}

/** Longer than any endpoint. */
const MAX_URL = 2048;
const SCHEMES = ['https', 'http', 'wss', 'ws'];

/** A scan in progress; `visited` counts the characters examined individually. */
export type Scan = {
  readonly text: string;
  at: number;
  line: number;
  lineAt: number;
  visited: number;
  readonly found: FoundUrl[];
};

export const startScan = (text: string): Scan => ({
  text,
  at: 0,
  line: 1,
  lineAt: 0,
  visited: 0,
  found: [],
});

/** Returns where the scheme before a colon begins; -1 if there is none. */
function getSchemeStart(text: string, colon: number): number {
  for (const scheme of SCHEMES) {
    const start = colon - scheme.length;
    if (start >= 0 && text.slice(start, colon).toLowerCase() === scheme) return start;
  }
  return -1;
}

/** Returns the length of the slashes after a colon, which JSON may escape; 0 if there are none. */
const getSlashes = (text: string, at: number) =>
  text.startsWith('//', at) ? 2 : text.startsWith(String.raw`\/\/`, at) ? 4 : 0;

/** Returns where a URL ends, given where its scheme ends. */
export function getEnd(scan: Scan, from: number): number {
  const { text } = scan;
  let at = from;
  while (at < text.length) {
    scan.visited++;
    const char = text.charAt(at);
    if (isOpen(char)) {
      const length = getBracketEnd(text, at);
      scan.visited += MAX_EXPRESSION;
      if (length < 0) return at;
      at += length;
    } else if (char === '\\' && text.charAt(at + 1) === '/') {
      at += 2;
    } else if (isOutside(char)) {
      return at;
    } else if (char === ':' && getSlashes(text, at + 1)) {
      // Another URL begins, as after the address of a proxy.
      const next = getSchemeStart(text, at);
      if (next >= from) return next;
      at++;
    } else at++;
  }
  return at;
}

/** How far lines have been counted. */
export type LineCount = { readonly text: string; line: number; lineAt: number };

/** Counts lines up to `start`, ended by LF, CR or both. */
export function moveLine(count: LineCount, start: number): number {
  const { text } = count;
  for (; count.lineAt < start; count.lineAt++) {
    const code = text.charCodeAt(count.lineAt);
    if (code === 10 || (code === 13 && text.charCodeAt(count.lineAt + 1) !== 10)) count.line++;
  }
  return count.line;
}

/** Continues the search for URLs for `budget` characters; false once the text is done. */
export function scanOn(scan: Scan, budget = Infinity): boolean {
  const { text } = scan;
  const limit = Math.min(text.length, scan.at + budget);
  while (scan.at < limit) {
    const colon = text.indexOf(':', scan.at);
    if (colon < 0) scan.at = text.length;
    else {
      scan.visited++;
      scan.at = colon + 1;
      const slashes = getSlashes(text, colon + 1);
      const start = slashes ? getSchemeStart(text, colon) : -1;
      if (start >= 0) addUrl(scan, start, colon + 1 + slashes);
    }
  }
  return scan.at < text.length;
}

function addUrl(scan: Scan, start: number, from: number): void {
  const { text } = scan;
  let end = getEnd(scan, from);
  scan.at = end;
  while (end > from && '.:!?*'.includes(text.charAt(end - 1))) end--;
  if (end === from || end - start > MAX_URL) return;
  scan.found.push({ start, end, line: moveLine(scan, start), text: text.slice(start, end) });
}
