import { expect, inject, test } from 'vitest';
import { askExactly } from './ask';

const origin = inject('fleet').origins.plain;

/** Sends requests at once from an address of its own; returns how many were refused. */
async function countRefused(path: string, localAddress: string, number: number) {
  const responses = await Promise.all(
    Array.from({ length: number }, () => askExactly(origin, { path, localAddress })),
  );
  return responses.filter(({ status }) => status === 429).length;
}

test.each([
  ['pages', '/pricing/?many', 400, 100],
  ['searches, which are rendered for each request', '/search/?q=archive', 60, 20],
  ['forms', '/api/forms/token/?form=subscribe', 60, 20],
])('a client that requests too many %s is refused some', async (what, path, number, least) => {
  const refused = await countRefused(path, `127.0.0.${10 + what.length}`, number);
  expect(refused).toBeGreaterThanOrEqual(least);
  expect(refused).toBeLessThan(number);
});

test('other clients are served meanwhile, and a large body is refused', async () => {
  await countRefused('/pricing/?flood', '127.0.0.9', 400);
  expect((await askExactly(origin, { path: '/pricing/' })).status).toBe(200);
  const form = { path: '/api/forms/contact/', method: 'POST' as const, body: 'x'.repeat(70_000) };
  expect((await askExactly(origin, form)).status).toBe(413);
});
