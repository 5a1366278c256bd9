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

it.each([
  '/embed/status/nothing/',
  '/embed/',
  '/embed/en/calculator/',
  '/embed/status/eth/index.md',
  '/cn/embed/calculator/',
])('%s is missing', (path) => {
  expect(decide(path)).toMatchObject({ kind: 'missing' });
});
