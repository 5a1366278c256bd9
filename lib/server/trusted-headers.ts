import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { DRAFT_COOKIE, QUERY_HEADER } from '@/lib/http/internal-names';

/** Headers that Next uses internally; from outside, they would bypass the middleware or the page cache. */
const INTERNAL =
  /^(x-(middleware|prerender|nextjs|next|invoke|matched|now|vercel)-|next-(action|resume))/;

/** Headers in which proxies describe the client's request; anyone can send them. */
const FORWARDED =
  /^(forwarded$|x-forwarded-|x-real-ip$|x-client-ip$|x-original-|x-rewrite-url$|x-http-method|x-method-override$|x-host$)/;

/** Headers that link a request to its caller's trace. */
const TRACE_CONTEXT = ['traceparent', 'tracestate', 'baggage'];

/** Next's draft-mode cookies; the first holds a secret of the build, the second is not used here. */
const DRAFT_COOKIES = new RegExp(String.raw`^\s*(?:${DRAFT_COOKIE}|__next_preview_data)=`);

type Trust = {
  /** How many proxies in front of this server belong to the owner. */
  hops: number;
  /** The value of this build's draft-mode cookie; null if there is none. */
  draftSecret: string | null;
};

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
const getClientAddress = (request: IncomingMessage, hops: number): string =>
  toAddress(proxyAddress(request, (_, hop) => hop < hops)) ??
  toAddress(request.socket.remoteAddress) ??
  'unknown';

/** Returns the client's protocol according to a trusted proxy; without one, the server's own, which is plain HTTP. */
function getProtocol({ headers }: IncomingMessage, hops: number): 'http' | 'https' {
  const told = String(headers['x-forwarded-proto'] ?? '').split(',');
  return hops > 0 && told.at(-1)?.trim() === 'https' ? 'https' : 'http';
}

/** Removes draft-mode cookies that do not belong to this build. */
const withoutForgedDraft = (cookies: string, draftSecret: string | null): string =>
  cookies
    .split(';')
    .filter(
      (cookie) => !DRAFT_COOKIES.test(cookie) || cookie.trim() === `${DRAFT_COOKIE}=${draftSecret}`,
    )
    .join(';')
    .trim();

/**
 * Replaces a request's claims about itself with what this server knows: one verified client address in
 * `x-forwarded-for`, the protocol in `x-forwarded-proto`, no headers that only Next may set, no forged draft-mode
 * cookie, and only a trace that a trusted proxy began.
 */
export function setTrustedHeaders(request: IncomingMessage, { hops, draftSecret }: Trust): void {
  const { headers } = request;
  const address = getClientAddress(request, hops);
  const protocol = getProtocol(request, hops);
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || FORWARDED.test(name)) delete headers[name];
  }
  if (hops === 0) for (const name of TRACE_CONTEXT) delete headers[name];
  if (headers.cookie) {
    headers.cookie = withoutForgedDraft(headers.cookie, draftSecret);
    if (!headers.cookie) delete headers.cookie;
  }
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = protocol;
}

/** What reads its query itself: route handlers, and the page that shows an editor's sections. */
const READS_QUERY = /^\/(?:api|builds|preview|mcp|_next)\/|^(?:\/cn)?\/slice-simulator\//;

/** The hash of its headers that Next's router adds to URLs. With `RSC: 1`, Next redirects if it does not match. */
const ROUTER_HASH = /[?&](_rsc(?:=[\w-]{0,30})?)(?:&|$)/;

/**
 * Moves the query of a page from the URL to a header for the middleware, because Next writes the URL into the page and
 * would store one visitor's query for everyone. A path without a slash keeps its query: Next redirects it.
 */
export function hideQuery({ url = '', headers }: IncomingMessage): string {
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  const isRedirected = !path.endsWith('/') && !path.slice(path.lastIndexOf('/')).includes('.');
  if (start === -1 || isRedirected || READS_QUERY.test(path)) return url;
  headers[QUERY_HEADER] = url.slice(start);
  const [, hash] = (headers.rsc === '1' && ROUTER_HASH.exec(url)) || [];
  return hash ? `${path}?${hash}` : path;
}
