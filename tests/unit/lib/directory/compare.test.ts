import { describe, expect, it } from 'vitest';
import { getComparedKeys, getCompareAddress } from '@/lib/directory/compare';
import { decideRoute } from '@/lib/routing/decide';

const keys = ['eth', 'base', 'arb', 'op', 'sol'];
const paths = new Set(['/nodes/', ...keys.map((key) => `/nodes/${key}/`)]);
const decide = (pathname: string, search: string) =>
  decideRoute(pathname, { paths: { en: paths, cn: paths }, rules: [] }, { search });

describe('the chains that a query compares', () => {
  it.each([
    ['', []],
    ['?chain=eth&chain=base', ['eth', 'base']],
    ['?chain=base,eth', ['base', 'eth']],
    ['?chain=eth&chain=eth&chain=', ['eth']],
    ['?chain=eth&chain=nope&chain=../faq', ['eth']],
    ['?chain=eth&chain=base&chain=arb&chain=op&chain=sol', ['eth', 'base', 'arb', 'op']],
  ])('%s are %j', (search, expected) => {
    expect(getComparedKeys(search, paths)).toEqual(expected);
  });

  it('are kept in the URL', () => {
    const address = getCompareAddress(['eth', 'base']);
    expect(getComparedKeys(address.split('?')[1] ?? '', paths)).toEqual(['eth', 'base']);
  });
});

it('routes a comparison to its own page, in both languages', () => {
  expect(decide('/nodes/compare/', '?chain=eth&chain=base')).toMatchObject({
    kind: 'page',
    rewrite: '/en/nodes/compare/eth,base/',
  });
  expect(decide('/cn/nodes/compare/', '')).toMatchObject({ rewrite: '/cn/nodes/compare/-/' });
});

it("redirects a comparison's short URL", () => {
  expect(decide('/cn/nodes/', '?compare=eth,base')).toMatchObject({
    kind: 'redirect',
    target: '/cn/nodes/compare/?chain=eth&chain=base',
  });
  expect(decide('/nodes/', '?compare=nope').kind).toBe('page');
});

it.each(['/nodes/compare/eth,base/', '/nodes/compare/eth/'])('%s is not a valid URL', (path) => {
  expect(decide(path, '').kind).toBe('missing');
});
