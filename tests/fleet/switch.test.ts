import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';
import { askExactly } from './ask';
import { expectNoFailure, getState, killAndWait, waitUntilReady } from './events';

// The fleet tests that CI runs, in this order (TEST_FLEET=short). Each of them can be repeated.

const fleet = inject('fleet');
const origin = fleet.origins.plain;

const getBuild = async () =>
  ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string }).id;

test('the front serves a page of the site, cached and compressed', async () => {
  const ask = () =>
    askExactly(origin, { path: '/cn/faq/', headers: { 'accept-encoding': 'gzip' } });
  const [first, again] = [await ask(), await ask()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers['x-cache']).toBe('HIT');
  expect(again.headers['content-encoding']).toBe('gzip');
  const html = await (await fetch(`${origin}/cn/faq/`)).text();
  expect(html).toMatch(/<html[^>]* lang="zh-CN"/);
  expect(html).toContain('</html>');
});

test('another build replaces the previous one, and nobody notices', async () => {
  const { first, second } = fleet.builds;
  const before = await getState();
  const next = before.buildId === first ? second : first;
  expect(await getBuild()).toBe(before.buildId);
  const chunks = path.join(fleet.root, '.builds', before.buildId, 'static/chunks');
  const [asset] = readdirSync(chunks);
  await expectNoFailure(() => askFleet(fleet.root, next));
  expect(await getBuild()).toBe(next);
  const after = await getState();
  for (const { pid } of before.instances) expect(existsSync(`/proc/${pid}`)).toBe(false);
  expect(after.instances).toHaveLength(2);
  // Pages of the previous build are still open.
  expect((await fetch(`${origin}/_next/static/chunks/${asset}`)).status).toBe(200);
});

test('an instance is killed, and nobody notices', async () => {
  await expectNoFailure(async () => {
    await killAndWait(async () => (await getState()).instances[0]?.pid);
    await waitUntilReady((await getState()).instances[0]?.port ?? 0);
  });
});
