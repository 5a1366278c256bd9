import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORM_KINDS } from '@/lib/forms/kinds';

/** A response that the server sends itself, before Next sees the request. */
export type Refusal = {
  status: 204 | 400 | 404 | 405 | 413 | 414 | 429;
  text: string;
  headers?: Record<string, string>;
};

const MAX_PATH_CHARS = 2 * 1024;
/** The simulator's URL contains a section. */
const MAX_URL_CHARS = 16 * 1024;
/** More than any form or webhook sends. Bodies without a declared length are limited where they are read. */
const MAX_BODY_BYTES = 64 * 1024;

const READ: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const FORM = [...READ, 'POST'];
const HOOK = ['POST', 'OPTIONS'];
/** Scripts of other sites call this, after a preflight request. */
const PREFLIGHT = /^\/mcp\/?$/;

/** The allowed methods of each part of the site; the first match counts. */
const METHODS: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/api\/forms\/token\/?$/, methods: READ },
  // GET is allowed too: the handler responds with a page that explains the mistake.
  { path: new RegExp(`^/api/forms/(?:${FORM_KINDS.join('|')})/?$`), methods: FORM },
  { path: /^\/api\/alerts\/(?:confirm|end)\/?$/, methods: FORM },
  { path: /^\/api\/(?:revalidate|count)\/?$/, methods: HOOK },
  { path: /^\/mcp\/?$/, methods: HOOK },
];

/** Next's own paths that this site does not use, and page data as files, which the router maps past the middleware. */
const UNUSED = /^\/_next\/(?!static\/.)|\.rsc\/?$/;

/** Segments that Next or a proxy resolves, so that the path differs from the one checked here. */
const DOT_SEGMENT = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/** Characters that no path of the site contains, and that browsers, proxies and file systems treat differently. */
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

function isMalformed(url: string, path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    // No client sends the part after `#`, and caches disagree on whether it belongs to the URL.
    return (
      !path.startsWith('/') || url.includes('#') || UNSAFE.test(decoded) || DOT_SEGMENT.test(path)
    );
  } catch {
    return true;
  }
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Decides whether and how a request is refused before anything else; null lets it pass. */
export function getRefusal({ method = '', url = '', headers }: Asked): Refusal | null {
  if (url === '*' && method === 'OPTIONS') {
    return { status: 204, text: '', headers: { allow: READ.join(', ') } };
  }
  const [path = ''] = url.split(/[?#]/, 1);
  if (path.length > MAX_PATH_CHARS || url.length > MAX_URL_CHARS) {
    return { status: 414, text: 'This address is too long.' };
  }
  if (isMalformed(url, path)) return { status: 400, text: 'This address is malformed.' };
  const methods = METHODS.find((rule) => rule.path.test(path))?.methods ?? READ;
  const allow = methods.join(', ');
  if (!methods.includes(method)) {
    return { status: 405, text: `Only ${allow} can be used here.`, headers: { allow } };
  }
  if (method === 'OPTIONS' && !PREFLIGHT.test(path)) {
    return { status: 204, text: '', headers: { allow } };
  }
  if (UNUSED.test(path)) return { status: 404, text: 'There is nothing at this address.' };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return { status: 413, text: 'This is too much.' };
  }
  return null;
}

/** Tells a client that it makes too many requests. */
export const toTooMany = (waitSeconds: number): Refusal => ({
  status: 429,
  text: 'You ask too often; please try again later.',
  headers: { 'retry-after': String(waitSeconds) },
});

/** Sends a refusal. After a body that is too large, it closes the connection rather than read the rest. */
export function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...(status === 413 && { connection: 'close' }),
    ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
    ...headers,
  });
  response.end(text && `${text}\n`);
}
