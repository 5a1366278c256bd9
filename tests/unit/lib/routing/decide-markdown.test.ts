import { describe, expect, it } from 'vitest';
import { decideRoute } from '@/lib/routing/decide';
import { decide, facts } from '@/tests/support/route-facts';

describe('the Markdown of a page', () => {
  it.each([
    ['/index.md', '/markdown/en/'],
    ['/nodes/s/index.md', '/markdown/en/nodes/s/'],
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
    '/nodes/index.mdx',
    '/faucet/eth-amoy/index.md',
    '/markdown/en/',
  ])('is missing where no page is: %s', (pathname) => {
    expect(decide(pathname).kind).toBe('missing');
    expect(decide(`/cn${pathname}`).kind).toBe('missing');
    expect(decideRoute(pathname, facts, { markdown: true }).kind).toBe('missing');
  });

  it('moves with its page, unless that is on another site', () => {
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
  it("exists once per language, as a file and not as a page's Markdown", () => {
    expect(decide('/llms.txt')).toEqual({ kind: 'page', locale: 'en', rewrite: '/en/llms.txt' });
    expect(decide('/cn/llms.txt')).toEqual({ kind: 'page', locale: 'cn', rewrite: null });
    expect(decideRoute('/llms.txt', facts, { markdown: true }).kind).toBe('page');
    expect(decide('/en/llms.txt').kind).toBe('missing');
    expect(decide('/nodes/llms.txt').kind).toBe('missing');
  });
});
