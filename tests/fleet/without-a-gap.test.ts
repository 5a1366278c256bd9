import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';
import { startVisitors } from './visitors';

// Parts of the fleet are taken away one after the other while visitors read it: the tests are steps of one story.

/** Requests before, during and after each event; `npm run test:all` sends 20,000 in all. */
const REQUESTS = process.env.TEST_ALL ? 2500 : 250;
const PATIENCE = { timeout: 60_000, interval: 200 };

const fleet = inject('fleet');
const getState = () => askFleet(fleet.root);

/** What visitors meet while something happens: nothing. */
async function expectNoFailure(event: () => Promise<unknown>) {
  const visitors = startVisitors(fleet.origins.plain);
  await visitors.waitForMore(REQUESTS);
  await event();
  await visitors.waitForMore(REQUESTS);
  const { requests, failures, repeated } = await visitors.stop();
  console.info(`${requests} requests, ${failures.length} failed, ${repeated} sent again`);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(2 * REQUESTS);
}

const getBuild = async () =>
  ((await (await fetch(`${fleet.origins.plain}/builds/latest.json`)).json()) as { id: string }).id;

/** Kills a process of the fleet and waits until another one has taken its place. */
async function killAndWait(find: () => Promise<number | undefined>) {
  const pid = await find();
  if (!pid) throw new Error('There is no such process.');
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(async () => {
      const next = await find();
      return next !== undefined && next !== pid;
    }, PATIENCE)
    .toBe(true);
}

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false;

test('another build takes the place of the first one, and nobody notices', async () => {
  const asset = readdirSync(
    path.join(fleet.root, '.builds', fleet.builds.first, 'static/chunks'),
  )[0];
  const before = await getState();
  expect(await getBuild()).toBe(fleet.builds.first);
  await expectNoFailure(() => askFleet(fleet.root, `deploy ${fleet.builds.second}`));
  expect(await getBuild()).toBe(fleet.builds.second);
  const after = await getState();
  for (const { pid } of before.sites) expect(existsSync(`/proc/${pid}`)).toBe(false);
  expect(after.sites).toHaveLength(2);
  // Pages of the build before are still open.
  const file = `${fleet.origins.plain}/_next/static/chunks/${asset}`;
  expect((await fetch(file)).status).toBe(200);
});

test('an instance is killed, and nobody notices', async () => {
  await expectNoFailure(async () => {
    await killAndWait(async () => (await getState()).sites[0]?.pid);
    const port = (await getState()).sites[0]?.port ?? 0;
    await expect.poll(() => isReady(port), PATIENCE).toBe(true);
  });
});

test.each(['Redis', 'Postgres'])('%s is killed, and nobody notices', async (name) => {
  await expectNoFailure(() => killAndWait(async () => (await getState()).pids[name]));
});

test('without any instance, what was stored is still shown', async () => {
  // Whole, since a page is stored once its last byte has come.
  expect(await (await fetch(`${fleet.origins.plain}/`)).text()).toContain('</html>');
  const { sites } = await getState();
  try {
    for (const { pid } of sites) if (pid) process.kill(pid, 'SIGKILL');
    const stored = await fetch(`${fleet.origins.plain}/`);
    expect(stored.status).toBe(200);
    expect(await stored.text()).toContain('</html>');
    const missing = await fetch(`${fleet.origins.plain}/never-asked-for/`);
    expect(missing.status).toBe(503);
    expect(missing.headers.get('retry-after')).toBe('5');
  } finally {
    for (const { port } of sites) await expect.poll(() => isReady(port), PATIENCE).toBe(true);
  }
});
