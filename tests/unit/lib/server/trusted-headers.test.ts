import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { hideQuery, setTrustedHeaders } from '@/lib/server/trusted-headers';

/** Returns what the site sees of a request from `socket` with `headers`, behind this many trusted proxies. */
function receive(headers: Record<string, string>, { socket = '203.0.113.9', hops = 0 } = {}) {
  const trust = { hops, draftSecret: 'secret' };
  const request = {
    headers: { ...headers },
    socket: { remoteAddress: socket },
  } as unknown as IncomingMessage;
  setTrustedHeaders(request, trust);
  return request.headers;
}

const getAddress = (forwarded: string, options?: { socket?: string; hops?: number }) =>
  receive({ 'x-forwarded-for': forwarded }, options)['x-forwarded-for'];

describe('the address of the client', () => {
  it("is the socket's without a trusted proxy, whatever is claimed", () => {
    expect(getAddress('198.51.100.1')).toBe('203.0.113.9');
    expect(receive({})['x-forwarded-for']).toBe('203.0.113.9');
  });

  it('is the one that the outermost trusted proxy saw', () => {
    expect(getAddress('6.6.6.6, 198.51.100.1', { hops: 1 })).toBe('198.51.100.1');
    expect(getAddress('6.6.6.6, 198.51.100.1, 10.0.0.2', { hops: 2 })).toBe('198.51.100.1');
    expect(getAddress('198.51.100.1', { hops: 3 })).toBe('198.51.100.1');
  });

  it.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('loses what is no part of it: %s', (forwarded, address) => {
    expect(getAddress(forwarded, { hops: 1 })).toBe(address);
  });

  it.each(['unknown', '<script>', '999.1.1.1'])(
    "is the socket's where a proxy names none: %j",
    (forwarded) => {
      expect(getAddress(forwarded, { hops: 1 })).toBe('203.0.113.9');
    },
  );
});

describe('headers from outside', () => {
  it.each([
    'x-prerender-revalidate',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-nextjs-data',
    'x-matched-path',
    'next-action',
    'x-forwarded-host',
    'x-original-url',
  ])('%s never reaches the site', (name) => {
    expect(receive({ [name]: 'a' })).not.toHaveProperty(name);
    expect(receive({ [name]: 'a' }, { hops: 1 })).not.toHaveProperty(name);
  });

  it('of the router and of browsers stay', () => {
    const headers = { rsc: '1', accept: 'text/html', cookie: 'a=b', 'sec-fetch-site': 'none' };
    expect(receive(headers)).toMatchObject(headers);
  });

  it.each([
    ['__prerender_bypass=forged', undefined],
    ['a=b; __prerender_bypass=forged; __next_preview_data=x; c=d', 'a=b; c=d'],
    ['__prerender_bypass=secret', '__prerender_bypass=secret'],
    ['__prerender_bypass=secret; __prerender_bypass=forged', '__prerender_bypass=secret'],
    ['locale=cn', 'locale=cn'],
  ])("keep only the build's own cookie of draft mode: %s", (cookie, kept) => {
    expect(receive({ cookie }).cookie).toBe(kept);
  });

  it.each(['traceparent'])('name a trace only if a trusted proxy does: %s', (name) => {
    expect(receive({ [name]: 'a' })).not.toHaveProperty(name);
    expect(receive({ [name]: 'a' }, { hops: 1 })).toHaveProperty(name, 'a');
  });

  it('set the protocol only if a trusted proxy says so', () => {
    const getProtocol = (value: string, hops: number) =>
      receive({ 'x-forwarded-proto': value }, { hops })['x-forwarded-proto'];
    expect(getProtocol('https', 0)).toBe('http');
    expect(getProtocol('https', 1)).toBe('https');
    expect(getProtocol('javascript', 1)).toBe('http');
  });
});

describe('the query of a page', () => {
  const hide = (url: string, headers: Record<string, string> = {}) => {
    const request = { url, headers: { ...headers } } as unknown as IncomingMessage;
    return [hideQuery(request), request.headers['x-original-query']];
  };

  it('moves to a header, so that Next does not store it for everyone', () => {
    expect(hide('/faq/?email=ada@example.com')).toEqual(['/faq/', '?email=ada@example.com']);
    expect(hide('/nodes.csv?a=b')).toEqual(['/nodes.csv', '?a=b']);
    expect(hide('/faq/')).toEqual(['/faq/', undefined]);
  });

  it("keeps the hash of Next's router with its data", () => {
    expect(hide('/faq/?a=b&_rsc=1x2y', { rsc: '1' })[0]).toBe('/faq/?_rsc=1x2y');
    expect(hide('/faq/?a=b&_rsc=1x2y')[0]).toBe('/faq/');
  });

  it.each([
    '/faq?a=b',
    '/api/estimate/?call=x',
    '/preview/?token=x',
    '/cn/slice-simulator/?state=x',
  ])('stays where it is read or redirected: %s', (url) =>
    expect(hide(url)).toEqual([url, undefined]),
  );
});
