import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { setTrustedHeaders } from '@/lib/server/trusted-headers';

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

  it.each(['unknown', '', '<script>', '999.1.1.1', '1.2.3.4 5.6.7.8'])(
    "is the socket's where a proxy names none: %j",
    (forwarded) => {
      expect(getAddress(forwarded, { hops: 1 })).toBe('203.0.113.9');
    },
  );
});

describe('headers from outside', () => {
  it.each([
    'x-prerender-revalidate',
    'x-prerender-revalidate-if-generated',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-nextjs-data',
    'x-now-route-matches',
    'x-matched-path',
    'x-invoke-path',
    'next-action',
    'next-resume',
    'forwarded',
    'x-forwarded-host',
    'x-forwarded-port',
    'x-real-ip',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
  ])('%s never reaches the site', (name) => {
    expect(receive({ [name]: 'a' })).not.toHaveProperty(name);
    expect(receive({ [name]: 'a' }, { hops: 1 })).not.toHaveProperty(name);
  });

  it.each([
    [{ purpose: 'prefetch' }, undefined],
    [{ rsc: '1', 'next-router-prefetch': '1' }, '1'],
    [{ rsc: '1' }, undefined],
    [{ 'x-page-prefetch': '1' }, undefined],
  ])('mark a prefetch, which nobody else may: %o', (headers, mark) => {
    expect(receive(headers as Record<string, string>)['x-page-prefetch']).toBe(mark);
  });

  it('treat a prefetch as a normal request', () => {
    expect(receive({ purpose: 'prefetch' })).not.toHaveProperty('purpose');
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

  it('contain at most a hundred cookies', () => {
    const cookie = Array.from({ length: 300 }, (_, index) => `c${index}=`).join('; ');
    expect(receive({ cookie }).cookie?.split(';')).toHaveLength(100);
  });

  it.each(['range', 'if-range', 'if-match', 'if-unmodified-since'])(
    'lose %s, which files of the site are not read by',
    (name) => {
      expect(receive({ [name]: 'bytes=5-' })).not.toHaveProperty([name]);
    },
  );

  it.each(['traceparent', 'tracestate', 'baggage'])(
    'name a trace only if a trusted proxy does: %s',
    (name) => {
      expect(receive({ [name]: 'a' })).not.toHaveProperty(name);
      expect(receive({ [name]: 'a' }, { hops: 1 })).toHaveProperty(name, 'a');
    },
  );

  it('set the protocol only if a trusted proxy says so', () => {
    const getProtocol = (value: string, hops: number) =>
      receive({ 'x-forwarded-proto': value }, { hops })['x-forwarded-proto'];
    expect(getProtocol('https', 0)).toBe('http');
    expect(getProtocol('https', 1)).toBe('https');
    expect(getProtocol('javascript', 1)).toBe('http');
  });
});

describe('the state of the router', () => {
  const HEADER = 'next-router-state-tree';
  const toHeader = (state: unknown) => encodeURIComponent(JSON.stringify(state));

  it('reaches Next if Next can parse it', () => {
    const state = toHeader(['', { children: ['nodes', {}] }]);
    expect(receive({ [HEADER]: state })[HEADER]).toBe(state);
  });

  it('is dropped if parsing it would block the process', () => {
    const nest = (levels: number): unknown =>
      levels === 0 ? ['', {}] : ['', { children: nest(levels - 1) }];
    const spread = (branches: number): unknown => [
      '',
      Object.fromEntries(Array.from({ length: branches }, (_, index) => [index, ['', {}]])),
    ];
    for (const toText of [toHeader, JSON.stringify]) {
      expect(receive({ [HEADER]: toText(nest(15)) })).toHaveProperty(HEADER);
      expect(receive({ [HEADER]: toText(nest(100)) })).not.toHaveProperty(HEADER);
      expect(receive({ [HEADER]: toText(spread(20)) })).toHaveProperty(HEADER);
      expect(receive({ [HEADER]: toText(spread(1000)) })).not.toHaveProperty(HEADER);
    }
  });

  it.each(['', '%', '[', toHeader({}), toHeader(['', { children: 1 }]), 'a'.repeat(50_000)])(
    'is dropped where Next would fail: %.20s',
    (state) => {
      expect(receive({ [HEADER]: state })).not.toHaveProperty(HEADER);
    },
  );
});

it.each(['accept', 'accept-encoding', 'accept-language'])('drops an overlong %s', (name) => {
  expect(receive({ [name]: 'a,'.repeat(400) })).toHaveProperty(name);
  expect(receive({ [name]: 'a,'.repeat(600) })).not.toHaveProperty(name);
});

it('truncates an overlong user agent', () => {
  const name =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';
  expect(receive({ 'user-agent': name })['user-agent']).toBe(name);
  expect(receive({ 'user-agent': 'a'.repeat(15_000) })['user-agent']?.length).toBeLessThan(1000);
  expect(receive({})).not.toHaveProperty('user-agent');
});
