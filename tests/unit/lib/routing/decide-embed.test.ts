import { expect, it } from 'vitest';
import { decideRoute } from '@/lib/routing/decide';
import type { RouteFacts } from '@/lib/routing/decision';

const paths = new Set(['/nodes/eth/', '/pricing/compute-units/']);
const facts: RouteFacts = { paths: { en: paths, cn: new Set(['/nodes/eth/']) }, rules: [] };
const decide = (path: string) => decideRoute(path, facts);

it.each([
  ['/embed/status/eth/', '/embed/en/status/eth/'],
  ['/embed/status/eth', '/embed/en/status/eth/'],
  ['/cn/embed/status/eth/', '/embed/cn/status/eth/'],
  ['/embed/calculator/', '/embed/en/calculator/'],
])('%s is a page outside the navigation', (path, rewrite) => {
  expect(decide(path)).toMatchObject({ kind: 'page', rewrite });
});

it('an estimate is a page of its query, and without calls leads to the calculator', () => {
  const search = '?call=eth~eth_call~5&utm_source=x';
  expect(decideRoute('/pricing/estimate/', facts, { search })).toEqual({
    kind: 'page',
    locale: 'en',
    rewrite: `/en/pricing/estimate/${encodeURIComponent('call=eth~eth_call~5')}/`,
  });
  expect(decide('/pricing/estimate/')).toMatchObject({
    kind: 'redirect',
    target: '/pricing/compute-units/',
  });
  expect(decide('/pricing/estimate/index.md')).toMatchObject({ kind: 'missing' });
  expect(decide('/cn/pricing/estimate/')).toMatchObject({ kind: 'missing' });
});

it.each([
  '/embed/status/nothing/',
  '/embed/',
  '/embed/en/calculator/',
  '/embed/status/eth/index.md',
  '/cn/embed/calculator/',
])('%s is missing', (path) => {
  expect(decide(path)).toMatchObject({ kind: 'missing' });
});
