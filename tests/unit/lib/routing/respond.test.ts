import { NextRequest } from 'next/server';
import { beforeAll, expect, it } from 'vitest';
import { provideDecider } from '@/lib/routing/decider';
import { decideRoute } from '@/lib/routing/decide';
import { respond } from '@/lib/routing/respond';

const ORIGIN = 'http://localhost:3000';
const paths = new Set([
  '/',
  '/faq/',
  '/nodes/',
  '/nodes/compare/',
  '/search/',
  '/slice-simulator/',
]);

beforeAll(() =>
  provideDecider(async ({ pathname, ...preferences }) =>
    decideRoute(pathname, { paths: { en: paths, cn: paths }, rules: [] }, preferences),
  ),
);

/** Returns where a request is routed inside the server, without trailing slash, with its query. */
async function getInternalAddress(address: string): Promise<string | undefined> {
  const { headers } = await respond(new NextRequest(ORIGIN + address));
  return headers
    .get('x-middleware-rewrite')
    ?.replace(ORIGIN, '')
    .replace(/\/(?=$|\?)/, '');
}

it.each([
  ['/', '/en'],
  ['/faq/', '/en/faq'],
  ['/cn/faq/', '/cn/faq'],
  ['/faq/index.md', '/markdown/en/faq'],
  ['/faq/social.png', '/og/en/faq'],
])('%s is rendered without what is private in the query', async (address, internal) => {
  expect(await getInternalAddress(`${address}?email=ada@example.com`)).toBe(internal);
});

it('search reads its own parameter alone', async () => {
  const found = await getInternalAddress('/search/?q=word');
  expect(found).not.toBe(await getInternalAddress('/search/?q=other'));
  expect(await getInternalAddress('/search/?email=ada@example.com&q=word')).toBe(found);
});
