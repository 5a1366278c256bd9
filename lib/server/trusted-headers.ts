import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { DRAFT_COOKIE } from '@/lib/http/draft-mode';
import { markPrefetch } from '@/lib/http/prefetch-header';
import { dropBadRouterState } from './router-state';

/** Headers by which Next talks to itself; from outside they would skip the middleware or the page cache. */
const INTERNAL =
  /^(x-(middleware|prerender|nextjs|next|invoke|matched|now|vercel)-|next-(action|resume))/;

/** Headers by which proxies say what the client asked for; anyone can write them. */
const FORWARDED =
  /^(forwarded$|x-forwarded-|x-real-ip$|x-client-ip$|x-original-|x-rewrite-url$|x-http-method|x-method-override$|x-host$)/;

const PROTOCOL = /^https?$/;

/** An address without brackets, IPv6 zone and IPv4 port, which some proxies add; null when it is none. */
function toAddress(text: string | undefined): string | null {
  const [bare = ''] = (text ?? '').replace(/^\[(.*)\](:\d+)?$/, '$1').split('%', 1);
  const address = bare.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? address : null;
}

/** The address that the outermost of `hops` trusted proxies saw; without any, or if that is no address, the socket's. */
function getClientAddress(request: IncomingMessage, hops: number): string {
  const seen = toAddress(proxyAddress(request, (_, hop) => hop < hops));
  return seen ?? toAddress(request.socket.remoteAddress) ?? 'unknown';
}

/** The protocol that the client used, as a trusted proxy says; without one the server's own, which is plain HTTP. */
function getProtocol({ headers }: IncomingMessage, hops: number): 'http' | 'https' {
  const said =
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return hops > 0 && PROTOCOL.test(said) ? (said as 'http' | 'https') : 'http';
}

/** By which a caller names the trace that its request belongs to. */
const TRACE_CONTEXT = ['traceparent', 'tracestate', 'baggage'];

/** Next's cookies of draft mode; the first holds a secret of the build, the second is of no use here. */
const DRAFT_COOKIES = new RegExp(String.raw`^\s*(?:${DRAFT_COOKIE}|__next_preview_data)=`);

/** The site has a handful; reading thousands costs. */
const MAX_COOKIES = 100;

/** The cookies of a request, within reason, without those of draft mode that are not this build's. */
function withoutForgedDraft(cookies: string, draftSecret: string | null): string {
  const isKept = (cookie: string) =>
    !DRAFT_COOKIES.test(cookie) || cookie.trim() === `${DRAFT_COOKIE}=${draftSecret}`;
  return cookies.split(';').slice(0, MAX_COOKIES).filter(isKept).join(';').trim();
}

/** Conditions that what serves files answers with an error, and that no browser needs to read a page. */
const UNSUPPORTED = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** Lists of what a client takes. No browser's is as long, and reading thousands of entries costs. */
const LISTS = ['accept', 'accept-encoding', 'accept-language'];
const MAX_LIST_CHARS = 1000;

/**
 * No browser's name is as long. Next looks for crawlers in it with a pattern whose time grows with the square of its
 * length: 15 KB of letters would hold the process for most of a second.
 */
const MAX_AGENT_CHARS = 500;

type Trust = {
  /** How many proxies in front of this server are the owner's. */
  hops: number;
  /** What the cookie of draft mode holds with this build; null where there is none. */
  draftSecret: string | null;
};

/**
 * Replaces what a request says of itself by what this server knows: one verified client address in
 * `x-forwarded-for`, the protocol in `x-forwarded-proto`, none of the headers that only Next may set, no range, no
 * endless list or name of a browser, no forged cookie of draft mode, and a trace that a trusted proxy has begun or none.
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
