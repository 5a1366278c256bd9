/** An answer that the server gives by itself, before Next sees the request. */
export type Refusal = {
  status: 204 | 400 | 404 | 405 | 414 | 429 | 503;
  text: string;
  headers?: Record<string, string>;
};

export const MAX_URL_CHARS = 16 * 1024;

const READ: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const FORM = [...READ, 'POST'];
const HOOK = ['POST', 'OPTIONS'];

/** What each part of the site may be asked; the first match counts. */
const METHODS: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/api\/forms\/ticket\/?$/, methods: READ },
  // GET as well: the handler answers it with a page that says what went wrong.
  { path: /^\/api\/forms\//, methods: FORM },
  { path: /^\/api\/revalidate\/?$/, methods: HOOK },
  { path: /^\//, methods: READ },
];

/** Next's own addresses that this site has no use for; each could be made to do work or to fail. */
const UNUSED = /^\/_next\/(?!static\/)/;

/** Characters that no address of the site has and that browsers, proxies and file systems read differently. */

const UNSAFE = /[\u0000-\u001f\u007f\\]/;

const refuse = (status: Refusal['status'], text: string, headers = {}): Refusal => ({
  status,
  text,
  headers,
});

/** The path as a browser would show it; null when it is not valid percent-encoded UTF-8. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Says whether a request is refused at the door, and how; null lets it pass. */
export function getRefusal(method: string, url: string): Refusal | null {
  if (url === '*' && method === 'OPTIONS') return refuse(204, '', { allow: READ.join(', ') });
  if (url.length > MAX_URL_CHARS) return refuse(414, 'This address is too long.');
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const decoded = decodePath(path);
  if (!path.startsWith('/') || decoded === null || UNSAFE.test(decoded)) {
    return refuse(400, 'This address is malformed.');
  }
  const methods = METHODS.find((rule) => rule.path.test(path))?.methods ?? READ;
  const allow = methods.join(', ');
  if (!methods.includes(method)) return refuse(405, `Only ${allow} can be used here.`, { allow });
  if (method === 'OPTIONS') return refuse(204, '', { allow });
  if (UNUSED.test(path)) return refuse(404, 'There is nothing at this address.');
  return null;
}

/** Tells a client that it asks too often. */
export const toTooMany = (waitSeconds: number): Refusal =>
  refuse(429, 'You ask too often; please try again later.', {
    'retry-after': String(waitSeconds),
  });
