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

  it('are kept by the address', () => {
    const address = getCompareAddress(['eth', 'base']);
    expect(getComparedKeys(address.split('?')[1] ?? '', paths)).toEqual(['eth', 'base']);
  });
});

it('leads a comparison to a page of its own, in both languages', () => {
  expect(decide('/nodes/compare/', '?chain=eth&chain=base')).toMatchObject({
    kind: 'page',
    rewrite: '/en/nodes/compare/eth,base/',
  });
  expect(decide('/cn/nodes/compare/', '')).toMatchObject({ rewrite: '/cn/nodes/compare/-/' });
});

it('leads the short address of a comparison to it', () => {
  expect(decide('/cn/nodes/', '?compare=eth,base')).toMatchObject({
    kind: 'redirect',
    target: '/cn/nodes/compare/?chain=eth&chain=base',
  });
  expect(decide('/nodes/', '?compare=nope').kind).toBe('page');
});

it.each(['/nodes/compare/eth,base/', '/nodes/compare/eth/'])('%s is no address', (path) => {
  expect(decide(path, '').kind).toBe('missing');
});
