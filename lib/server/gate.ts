import { FORM_KINDS } from '@/lib/forms/kinds';
import { getLength, getValues, hasBody, type RawHeaders } from './raw-headers';

/** An answer that the server gives by itself, before Next sees the request. */
export type Refusal = {
  status: 204 | 400 | 404 | 405 | 413 | 414 | 417 | 429;
  text: string;
  headers?: Record<string, string>;
};

export const MAX_PATH_CHARS = 2 * 1024;
/** The simulator's address carries a section. Redirects repeat an address with its signs encoded. */
export const MAX_URL_CHARS = 16 * 1024;
/** What Next does with a query grows with the square of its parameters. */
export const MAX_PARAMETERS = 100;
/** More than any form or webhook sends; what is not announced is counted by whoever reads it. */
export const MAX_BODY_BYTES = 64 * 1024;

const READ: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const FORM = [...READ, 'POST'];
const HOOK = ['POST', 'OPTIONS'];

/** What each part of the site may be asked; the first match counts. */
const METHODS: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/api\/forms\/token\/?$/, methods: READ },
  // GET as well: the handler answers it with a page that says what went wrong.
  { path: new RegExp(`^/api/forms/(?:${FORM_KINDS.join('|')})/?$`), methods: FORM },
  { path: /^\/api\/revalidate\/?$/, methods: HOOK },
  { path: /^\/mcp\/?$/, methods: HOOK },
  { path: /^\//, methods: READ },
];

/** Next's own addresses that this site has no use for; each could be made to do work or to fail. */
const UNUSED = /^\/_next\/(?!static\/.)/;

/** Addresses of page data as files, which the router reads as other paths than the middleware. */
const DATA_FILE = /\.rsc\/?$/;

/** Segments that Next or a proxy resolves, and so takes for another path than the one checked here. */
const DOT_SEGMENT = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/** Characters that no address of the site has and that browsers, proxies and file systems read differently. */
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/** Signs that take three characters once they are encoded, at least in a query. */
const ENCODED = /[^\w.~%&!'()*-]/g;

/** How long an address is at most where it is repeated. */
const getEncodedLength = (url: string) => url.length + 2 * (url.match(ENCODED)?.length ?? 0);

const refuse = (status: Refusal['status'], text: string, headers = {}): Refusal => ({
  status,
  text,
  headers,
});

export const TOO_LARGE = refuse(413, 'This is too much.');

/** The path as a browser would show it; null when it is not valid percent-encoded UTF-8. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The only expectation that there is; Node meets it. */
const MET = /^100-continue$/i;

type Asked = {
  method?: string;
  url?: string;
  rawHeaders?: RawHeaders;
};

/** Says whether a request is refused at the door, and how; null lets it pass. */
export function getRefusal({ method = '', url = '', rawHeaders = [] }: Asked): Refusal | null {
  if (url === '*' && method === 'OPTIONS') return refuse(204, '', { allow: READ.join(', ') });
  const [path = '', ...query] = url.split(/[?#]/);
  const isLong = path.length > MAX_PATH_CHARS || getEncodedLength(url) > MAX_URL_CHARS;
  if (isLong || query.join('&').split('&').length > MAX_PARAMETERS) {
    return refuse(414, 'This address is too long.');
  }
  const decoded = decodePath(path);
  const isMalformed = decoded === null || UNSAFE.test(decoded) || DOT_SEGMENT.test(path);
  // No client sends the part behind `#`, and caches do not agree on whether it belongs to the address.
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

/** Tells a client that it asks too often. */
export const toTooMany = (waitSeconds: number): Refusal =>
  refuse(429, 'You ask too often; please try again later.', {
    'retry-after': String(waitSeconds),
  });
