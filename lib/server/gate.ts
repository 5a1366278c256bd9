import { FORM_KINDS } from '@/lib/forms/kinds';
import { getLength, getValues, hasBody, type RawHeaders } from './raw-headers';

/** A response that the server sends itself, before Next sees the request. */
export type Refusal = {
  status: 204 | 400 | 404 | 405 | 413 | 414 | 417 | 429;
  text: string;
  headers?: Record<string, string>;
};

export const MAX_PATH_CHARS = 2 * 1024;
/** The simulator's URL contains a section. Redirects repeat a URL with its characters encoded. */
export const MAX_URL_CHARS = 16 * 1024;
/** Next's handling of a query takes quadratic time in its parameters. */
export const MAX_PARAMETERS = 100;
/** More than any form or webhook sends. Bodies without a declared length are limited where they are read. */
export const MAX_BODY_BYTES = 64 * 1024;

const READ: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const FORM = [...READ, 'POST'];
const HOOK = ['POST', 'OPTIONS'];

/** The allowed methods of each part of the site; the first match counts. */
const METHODS: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/api\/forms\/token\/?$/, methods: READ },
  // GET is allowed too: the handler responds with a page that explains the mistake.
  { path: new RegExp(`^/api/forms/(?:${FORM_KINDS.join('|')})/?$`), methods: FORM },
  { path: /^\/api\/revalidate\/?$/, methods: HOOK },
  { path: /^\/mcp\/?$/, methods: HOOK },
  { path: /^\//, methods: READ },
];

/** Next's own paths that this site does not use; each could be made to do work or to fail. */
const UNUSED = /^\/_next\/(?!static\/.)/;

/** Paths of page data as files, which the router maps to other paths than the middleware. */
const DATA_FILE = /\.rsc\/?$/;

/** Segments that Next or a proxy resolves, so that the path differs from the one checked here. */
const DOT_SEGMENT = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/** Characters that no path of the site contains, and that browsers, proxies and file systems treat differently. */
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/** Characters that take three once encoded, at least in a query. */
const ENCODED = /[^\w.~%&!'()*-]/g;

/** Returns the maximum length of a URL where it is repeated. */
const getEncodedLength = (url: string) => url.length + 2 * (url.match(ENCODED)?.length ?? 0);

const refuse = (status: Refusal['status'], text: string, headers = {}): Refusal => ({
  status,
  text,
  headers,
});

export const TOO_LARGE = refuse(413, 'This is too much.');

/** Returns the path as a browser displays it; null if it is not valid percent-encoded UTF-8. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The only defined expectation, which Node meets. */
const MET = /^100-continue$/i;

type Asked = {
  method?: string;
  url?: string;
  rawHeaders?: RawHeaders;
};

/** Decides whether and how a request is rejected before anything else; null lets it pass. */
export function getRefusal({ method = '', url = '', rawHeaders = [] }: Asked): Refusal | null {
  if (url === '*' && method === 'OPTIONS') return refuse(204, '', { allow: READ.join(', ') });
  const [path = '', ...query] = url.split(/[?#]/);
  const isLong = path.length > MAX_PATH_CHARS || getEncodedLength(url) > MAX_URL_CHARS;
  if (isLong || query.join('&').split('&').length > MAX_PARAMETERS) {
    return refuse(414, 'This address is too long.');
  }
  const decoded = decodePath(path);
  const isMalformed = decoded === null || UNSAFE.test(decoded) || DOT_SEGMENT.test(path);
  // No client sends the part after `#`, and caches disagree on whether it belongs to the URL.
  if (
    !path.startsWith('/') ||
    url.includes('#') ||
    isMalformed ||
    getValues(rawHeaders, 'host').length > 1
  ) {
    return refuse(400, 'This address is malformed.');
  }
  if (!getValues(rawHeaders, 'expect').every((expected) => MET.test(expected))) {
    return refuse(417, 'This expectation cannot be met.');
  }
  const methods = METHODS.find((rule) => rule.path.test(path))?.methods ?? READ;
  const allow = methods.join(', ');
  if (!methods.includes(method)) return refuse(405, `Only ${allow} can be used here.`, { allow });
  if (method === 'OPTIONS') return refuse(204, '', { allow });
  if (UNUSED.test(path) || DATA_FILE.test(path))
    return refuse(404, 'There is nothing at this address.');
  if (method !== 'POST' && hasBody(rawHeaders)) return refuse(400, 'Only POST has a body here.');
  if (getLength(rawHeaders) > MAX_BODY_BYTES) return TOO_LARGE;
  return null;
}

/** Tells a client that it makes too many requests. */
export const toTooMany = (waitSeconds: number): Refusal =>
  refuse(429, 'You ask too often; please try again later.', {
    'retry-after': String(waitSeconds),
  });
