import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { DRAFT_COOKIE } from '@/lib/http/draft-mode';
import { markPrefetch } from '@/lib/http/prefetch-header';
import { dropBadRouterState } from './router-state';

/** Headers that Next uses internally; from outside, they would bypass the middleware or the page cache. */
const INTERNAL =
  /^(x-(middleware|prerender|nextjs|next|invoke|matched|now|vercel)-|next-(action|resume))/;

/** Headers in which proxies describe the client's request; anyone can send them. */
const FORWARDED =
  /^(forwarded$|x-forwarded-|x-real-ip$|x-client-ip$|x-original-|x-rewrite-url$|x-http-method|x-method-override$|x-host$)/;

const PROTOCOL = /^https?$/;

/** Strips brackets, IPv6 zone and IPv4 port, which some proxies add, from an address; null if it is invalid. */
function toAddress(text: string | undefined): string | null {
  const [bare = ''] = (text ?? '').replace(/^\[(.*)\](:\d+)?$/, '$1').split('%', 1);
  const address = bare.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? address : null;
}

/**
 * Returns the address that the outermost of `hops` trusted proxies saw; without proxies, or if that address is invalid,
 * the socket's.
 */
function getClientAddress(request: IncomingMessage, hops: number): string {
  const seen = toAddress(proxyAddress(request, (_, hop) => hop < hops));
  return seen ?? toAddress(request.socket.remoteAddress) ?? 'unknown';
}

/** Returns the client's protocol according to a trusted proxy; without one, the server's own, which is plain HTTP. */
function getProtocol({ headers }: IncomingMessage, hops: number): 'http' | 'https' {
  const said =
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return hops > 0 && PROTOCOL.test(said) ? (said as 'http' | 'https') : 'http';
}

/** Headers that link a request to its caller's trace. */
const TRACE_CONTEXT = ['traceparent', 'tracestate', 'baggage'];

/** Next's draft-mode cookies; the first holds a secret of the build, the second is not used here. */
const DRAFT_COOKIES = new RegExp(String.raw`^\s*(?:${DRAFT_COOKIE}|__next_preview_data)=`);

/** The site has a handful; parsing thousands is expensive. */
const MAX_COOKIES = 100;

/** Returns a limited number of cookies, without draft-mode cookies that do not belong to this build. */
function withoutForgedDraft(cookies: string, draftSecret: string | null): string {
  const isKept = (cookie: string) =>
    !DRAFT_COOKIES.test(cookie) || cookie.trim() === `${DRAFT_COOKIE}=${draftSecret}`;
  return cookies.split(';').slice(0, MAX_COOKIES).filter(isKept).join(';').trim();
}

/** Conditions that make the file server respond with errors, and that no browser needs to read a page. */
const UNSUPPORTED = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** Lists of what a client accepts. No browser's is this long, and parsing thousands of entries is expensive. */
const LISTS = ['accept', 'accept-encoding', 'accept-language'];
const MAX_LIST_CHARS = 1000;

/**
 * No browser's user agent is this long. Next searches it for crawlers with a pattern that takes quadratic time: 15 KB
 * of letters would block the process for most of a second.
 */
const MAX_AGENT_CHARS = 500;

type Trust = {
  /** How many proxies in front of this server belong to the owner. */
  hops: number;
  /** The value of this build's draft-mode cookie; null if there is none. */
  draftSecret: string | null;
};

/**
 * Replaces a request's claims about itself with what this server knows: one verified client address in
 * `x-forwarded-for`, the protocol in `x-forwarded-proto`, no headers that only Next may set, no ranges, no overlong
 * lists or user agents, no forged draft-mode cookie, and only a trace that a trusted proxy began.
 */
export function setTrustedHeaders(request: IncomingMessage, { hops, draftSecret }: Trust): void {
  const address = getClientAddress(request, hops);
  const protocol = getProtocol(request, hops);
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name) || FORWARDED.test(name)) delete request.headers[name];
  }
  for (const name of UNSUPPORTED) delete request.headers[name];
  for (const name of LISTS) {
    if (String(request.headers[name] ?? '').length > MAX_LIST_CHARS) delete request.headers[name];
  }
  const agent = request.headers['user-agent'];
  if (agent) request.headers['user-agent'] = agent.slice(0, MAX_AGENT_CHARS);
  if (hops === 0) for (const name of TRACE_CONTEXT) delete request.headers[name];
  dropBadRouterState(request.headers);
  markPrefetch(request.headers);
  if (request.headers.cookie) {
    const cookies = withoutForgedDraft(request.headers.cookie, draftSecret);
    if (cookies) request.headers.cookie = cookies;
    else delete request.headers.cookie;
  }
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = protocol;
}
