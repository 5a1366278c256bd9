import { expect, inject } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';
import type { FleetState } from '@/scripts/fleet/start';
import { startVisitors } from './visitors';

/** Requests before and after each event, in addition to those during it; `npm run test:all` sends 20,000 in total. */
const REQUESTS = process.env.TEST_ALL ? 2500 : 500;
const PATIENCE = { timeout: 120_000, interval: 200 };

const fleet = inject('fleet');

export const getState = (): Promise<FleetState> => askFleet(fleet.root);

/** Expects that visitors notice nothing of an event. */
export async function expectNoFailure(event: () => Promise<unknown>): Promise<void> {
  const visitors = startVisitors(fleet.origins.plain);
  await visitors.waitForMore(REQUESTS);
  await event();
  await visitors.waitForMore(REQUESTS);
  const { requests, failures, repeated } = await visitors.stop();
  console.info(`${requests} requests, ${failures.length} failed, ${repeated} sent again`);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(2 * REQUESTS);
}

/** Kills a process of the fleet and waits until another has replaced it. */
export async function killAndWait(find: () => Promise<number | undefined>): Promise<void> {
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

/** Waits until an instance is ready. */
export const waitUntilReady = (port: number): Promise<void> =>
  expect.poll(() => isReady(port), PATIENCE).toBe(true);
