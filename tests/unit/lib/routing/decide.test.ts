import { describe, expect, it } from 'vitest';
import { decideRoute } from '@/lib/routing/decide';
import type { RedirectRule, RouteFacts } from '@/lib/routing/decision';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';

const rules: RedirectRule[] = [
  { from: '/nodes/ftm/', to: '/nodes/s/', permanent: true },
  { from: '/summer/', to: '/pricing/', permanent: false },
  { from: '/status/', to: 'https://status.example/now?a=1', permanent: true },
  { from: '/manual/', to: '/docs/guides', permanent: true },
];
const NO_FAUCETS = [
  'toString',
  '__proto__',
  'constructor-sepolia',
  'eth-amoy',
  'eth-sepolia-x',
  'ETH-SEPOLIA',
  'eth%2Dsepolia',
  '-',
];
const paths = new Set([
  ...['/', '/nodes/', '/nodes/s/', '/pricing/', '/faucet/', '/en/', '/en/nodes/', '/status/'],
  // Even a path that somehow got into the facts is no faucet page unless its id is one.
  ...[...FAUCET_IDS, ...NO_FAUCETS].map((id) => `/faucet/${id}/`),
]);
const facts: RouteFacts = { paths: { en: new Set([...paths, '/news/']), cn: paths }, rules };
const decide = (pathname: string) => decideRoute(pathname, facts);

describe('a page', () => {
  it.each([
    ['/', '/en/'],
    ['', '/en/'],
    ['/nodes/', '/en/nodes/'],
    ['/nodes', '/en/nodes/'],
    ['/faucet/', '/en/faucet/'],
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

describe('a chain that is asked for by its name', () => {
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

  it('is missing where the site does not serve it, and a page of that name stays', () => {
    expect(decideRoute('/nodes/aptos/', known).kind).toBe('missing');
    expect(decideRoute('/nodes/tron/', known).kind).toBe('page');
  });
});

it('a page that a language lacks is missing there', () => {
  expect(decide('/news/').kind).toBe('page');
  expect(decide('/cn/news/')).toMatchObject({ kind: 'missing', locale: 'cn' });
});

it('a page that was never published is there for whoever previews it, unless it can be no page', () => {
  const preview = (pathname: string) => decideRoute(pathname, facts, { isPreview: true }).kind;
  expect(['/draft/', '/cn/draft/'].map(preview)).toEqual(['page', 'page']);
  expect(['/en/draft/', '/faucet/eth-amoy/'].map(preview)).toEqual(['missing', 'missing']);
});

describe('a redirect', () => {
  it.each([
    ['/nodes/ftm/', '/nodes/s/', 308],
    ['/nodes/ftm', '/nodes/s/', 308],
    ['/cn/nodes/ftm/', '/cn/nodes/s/', 308],
    ['/summer/', '/pricing/', 307],
    ['/cn/summer', '/cn/pricing/', 307],
    ['/status/', 'https://status.example/now?a=1', 308],
    ['/cn/status/', 'https://status.example/now?a=1', 308],
  ])('leads from %s to %s with %i', (pathname, target, status) => {
    expect(decide(pathname)).toEqual({ kind: 'redirect', target, status });
  });

  it('leads to the Chinese place of a section that another system serves', () => {
    expect(decide('/manual/')).toMatchObject({ target: '/docs/guides' });
    expect(decide('/cn/manual/')).toMatchObject({ target: '/docs/cn/guides' });
  });

  it('holds for the whole path alone', () => {
    expect(decide('/nodes/ftm/more/').kind).toBe('missing');
    expect(decide('/nodes/ftmx/').kind).toBe('missing');
  });
});

describe('the missing page', () => {
  const missing = (locale: string) => ({ kind: 'missing', locale });

  it.each([
    '/nope/',
    '/missing/',
    '/nodes/nope/',
    '/nodes//',
    '//',
    '/Nodes/',
    '/nodes/../pricing/',
    '/%6Eodes/',
    '/nodes%2F',
    '/toString/',
    '/__proto__/',
    '/nodes/constructor/',
    '/%E0%A4%A/',
    '/nodes.html',
    '/faucet/eth-sepolia/more/',
    '/docs/',
  ])('answers %s in either language', (path) => {
    expect(decide(path)).toEqual(missing('en'));
    expect(decide(`/cn${path}`)).toEqual(missing('cn'));
  });

  it.each(['/en', '/en/', '/en/nodes/'])('answers %s, which is an internal address', (path) => {
    expect(decide(path)).toEqual(missing('en'));
    expect(decide(`/cn${path}`)).toEqual(missing('cn'));
  });

  it.each(NO_FAUCETS)('answers the faucet id %s', (id) => {
    expect(decide(`/faucet/${id}/`)).toEqual(missing('en'));
    expect(decide(`/cn/faucet/${id}`)).toEqual(missing('cn'));
  });
});

describe('a page of the faucet', () => {
  it.each(FAUCET_IDS)('exists for %s', (id) => {
    expect(decide(`/faucet/${id}/`)).toMatchObject({ kind: 'page', rewrite: `/en/faucet/${id}/` });
    expect(decide(`/cn/faucet/${id}/`)).toMatchObject({ kind: 'page', rewrite: null });
  });
});

describe('the Markdown of a page', () => {
  it.each([
    ['/index.md', '/markdown/en/'],
    ['/nodes/s/index.md', '/markdown/en/nodes/s/'],
    ['/cn/index.md', '/markdown/cn/'],
    ['/cn/nodes/index.md', '/markdown/cn/nodes/'],
    ['/cn/faucet/eth-sepolia/index.md', '/markdown/cn/faucet/eth-sepolia/'],
  ])('lies beside it as %s', (pathname, rewrite) => {
    expect(decide(pathname)).toMatchObject({ kind: 'markdown', rewrite });
  });

  it.each([
    ['/', '/markdown/en/'],
    ['/nodes', '/markdown/en/nodes/'],
    ['/cn/nodes/s/', '/markdown/cn/nodes/s/'],
  ])('has the address of the page itself for who asks so: %s', (pathname, rewrite) => {
    expect(decideRoute(pathname, facts, { markdown: true })).toMatchObject({
      kind: 'markdown',
      rewrite,
    });
  });

  it.each([
    '/nope/index.md',
    '/en/index.md',
    '/index.md/',
    '/index.md/index.md',
    '/nodes/nope/index.md',
    '/nodes/index.mdx',
    '/nodesindex.md',
    '/faucet/eth-amoy/index.md',
    '/markdown/en/',
    '/missing/index.md',
  ])('is missing where no page is: %s', (pathname) => {
    expect(decide(pathname).kind).toBe('missing');
    expect(decide(`/cn${pathname}`).kind).toBe('missing');
    expect(decideRoute(pathname, facts, { markdown: true }).kind).toBe('missing');
  });

  it('moves along with its page, unless that is no page of this site', () => {
    expect(decide('/nodes/ftm/index.md')).toMatchObject({ target: '/nodes/s/index.md' });
    expect(decide('/cn/nodes/ftm/index.md')).toMatchObject({ target: '/cn/nodes/s/index.md' });
    expect(decide('/status/index.md')).toMatchObject({ target: 'https://status.example/now?a=1' });
    expect(decide('/manual/index.md')).toMatchObject({ target: '/docs/guides' });
    expect(decideRoute('/nodes/ftm/', facts, { markdown: true })).toMatchObject({
      target: '/nodes/s/',
    });
  });
});

describe('llms.txt', () => {
  it('exists once a language, as a file and never as Markdown of a page', () => {
    expect(decide('/llms.txt')).toEqual({ kind: 'page', locale: 'en', rewrite: '/en/llms.txt' });
    expect(decide('/cn/llms.txt')).toEqual({ kind: 'page', locale: 'cn', rewrite: null });
    expect(decideRoute('/llms.txt', facts, { markdown: true }).kind).toBe('page');
    expect(decide('/en/llms.txt').kind).toBe('missing');
    expect(decide('/nodes/llms.txt').kind).toBe('missing');
  });
});
