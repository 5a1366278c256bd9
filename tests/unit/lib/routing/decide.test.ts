import { describe, expect, it } from 'vitest';
import { decideRoute } from '@/lib/routing/decide';
import type { RouteFacts } from '@/lib/routing/decision';
import { NO_FAUCETS, decide, facts, rules } from '@/tests/support/route-facts';

describe('a page', () => {
  it.each([
    ['/', '/en/'],
    ['/nodes/', '/en/nodes/'],
    ['/nodes', '/en/nodes/'],
  ])('in the default language: %j is served from %s', (pathname, rewrite) => {
    expect(decide(pathname)).toEqual({ kind: 'page', locale: 'en', rewrite });
  });

  it.each(['/cn', '/cn/', '/cn/nodes/', '/cn/nodes'])(
    'in Chinese: %s is served as it is',
    (pathname) => {
      expect(decide(pathname)).toEqual({ kind: 'page', locale: 'cn', rewrite: null });
    },
  );
});

it.each(['/missing/', '/cn/missing/', '/missing/index.md'])(
  'a document at %s, where unknown addresses are rendered, is no page',
  (path) => {
    const known = new Set(['/missing/']);
    const decision = decideRoute(path, { paths: { en: known, cn: known }, rules });
    expect(decision.kind).toBe('missing');
  },
);

describe('the contact page', () => {
  const known = new Set(['/contact/']);
  const ask = (path: string, search: string) =>
    decideRoute(path, { paths: { en: known, cn: known }, rules }, { search });

  it.each([
    ['/contact/', '/en/contact/quote/chain%3Dsol%26peak%3D174/'],
    ['/cn/contact/', '/cn/contact/quote/chain%3Dsol%26peak%3D174/'],
  ])('gets the request in the query of %s', (path, rewrite) => {
    expect(ask(path, '?peak=174&chain=sol&depth=deep')).toMatchObject({ kind: 'page', rewrite });
  });

  it('is the usual page for any other query', () => {
    expect(ask('/contact/', '?depth=deep&utm=x')).toMatchObject({ rewrite: '/en/contact/' });
  });
});

describe('a chain requested by name', () => {
  const chains = new Set(['/nodes/', '/nodes/sol/', '/nodes/bsc/', '/nodes/tron/']);
  const known: RouteFacts = { paths: { en: chains, cn: chains }, rules };

  it.each([
    ['/nodes/solana/', '/nodes/sol/'],
    ['/nodes/Solana', '/nodes/sol/'],
    ['/cn/nodes/binance-smart-chain/', '/cn/nodes/bsc/'],
    ['/nodes/solana/index.md', '/nodes/sol/index.md'],
  ])('%s is found at %s', (from, target) => {
    expect(decideRoute(from, known)).toEqual({ kind: 'redirect', target, status: 308 });
  });

  it('is missing if the site does not serve it, and a page of that name stays', () => {
    expect(decideRoute('/nodes/aptos/', known).kind).toBe('missing');
    expect(decideRoute('/nodes/tron/', known).kind).toBe('page');
  });
});

it('a page is missing in a language that lacks it', () => {
  expect(decide('/news/').kind).toBe('page');
  expect(decide('/cn/news/')).toMatchObject({ kind: 'missing', locale: 'cn' });
});

it('an unpublished page exists in its preview, unless its path cannot be a page', () => {
  const preview = (pathname: string) => decideRoute(pathname, facts, { isPreview: true }).kind;
  expect(['/draft/', '/cn/draft/'].map(preview)).toEqual(['page', 'page']);
  expect(['/en/draft/', '/faucet/eth-amoy/'].map(preview)).toEqual(['missing', 'missing']);
});

describe('a redirect', () => {
  it.each([
    ['/nodes/ftm/', '/nodes/s/', 308],
    ['/cn/nodes/ftm/', '/cn/nodes/s/', 308],
    ['/summer/', '/pricing/', 307],
    ['/status/', 'https://status.example/now?a=1', 308],
    ['/cn/status/', 'https://status.example/now?a=1', 308],
  ])('leads from %s to %s with %i', (pathname, target, status) => {
    expect(decide(pathname)).toEqual({ kind: 'redirect', target, status });
  });

  it('leads to the Chinese path of a section that another system serves', () => {
    expect(decide('/manual/')).toMatchObject({ target: '/docs/guides' });
    expect(decide('/cn/manual/')).toMatchObject({ target: '/docs/cn/guides' });
  });

  it('applies only to the whole path', () => {
    expect(decide('/nodes/ftm/more/').kind).toBe('missing');
    expect(decide('/nodes/ftmx/').kind).toBe('missing');
  });
});

describe('the missing page', () => {
  const missing = (locale: string) => ({ kind: 'missing', locale });

  it.each([
    '/nope/',
    '/missing/',
    '/nodes//',
    '//',
    '/Nodes/',
    '/nodes/../pricing/',
    '/nodes%2F',
    '/__proto__/',
    '/%E0%A4%A/',
    '/faucet/eth-sepolia/more/',
  ])('answers %s in either language', (path) => {
    expect(decide(path)).toEqual(missing('en'));
    expect(decide(`/cn${path}`)).toEqual(missing('cn'));
  });

  it.each(['/en', '/en/', '/en/nodes/'])('responds to %s, which is an internal path', (path) => {
    expect(decide(path)).toEqual(missing('en'));
    expect(decide(`/cn${path}`)).toEqual(missing('cn'));
  });

  it.each(NO_FAUCETS)('responds to the faucet id %s', (id) => {
    expect(decide(`/faucet/${id}/`)).toEqual(missing('en'));
    expect(decide(`/cn/faucet/${id}`)).toEqual(missing('cn'));
  });
});
