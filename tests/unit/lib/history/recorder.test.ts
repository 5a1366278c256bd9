import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/types';
import { createHistoryJournal } from '@/lib/history/journal';
import { createLease } from '@/lib/history/lease';
import { MINUTE_MS } from '@/lib/history/periods';
import { createRecorder } from '@/lib/history/recorder';
import type { LiveNodes } from '@/lib/provider';
import { makeChain } from '../../../support/chains';
import { MIDNIGHT, describeIncident } from '../../../support/history';
import { NODES } from '../../../support/pages';

const SPAN = { from: 0, to: Number.MAX_SAFE_INTEGER, limit: 1000 };

let folder: string;
let database: Database;
let now: number;
let nodes: LiveNodes;
let lines: string[];
let isAway: boolean;

const journal = () => createHistoryJournal(database);

/** Makes the provider respond with the current time. */
function answer(percent: string | null) {
  const regions = percent === null ? [] : [{ region: 'eu-central', percent }];
  const chains = [makeChain({ key: 'eth', regions }), makeChain({ key: 'btc', regions: [] })];
  nodes = { ...NODES, chains, readingsAt: new Date(now).toISOString() };
}

function createOne(holder = 'one') {
  return createRecorder({
    getJournal: async () => {
      if (isAway) throw new Error('locked');
      return journal();
    },
    getLease: async () => createLease(database, { name: 'test', holder, lengthMs: 25_000 }),
    getNodes: async () => nodes,
    now: () => now,
    log: (line) => lines.push(line),
  });
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  database = await openDatabase(`file:${folder}/site.db`);
  now = MIDNIGHT;
  lines = [];
  isAway = false;
  answer('99.953');
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('records each check once, with all chains that have readings', async () => {
  const recorder = createOne();
  await recorder.run();
  now += 5000;
  await recorder.run();
  now = MIDNIGHT + MINUTE_MS;
  answer('98.000');
  await recorder.run();
  const checks = await journal().listChecks(SPAN);
  expect(checks.map(({ takenAt }) => takenAt)).toEqual([MIDNIGHT, MIDNIGHT + MINUTE_MS]);
  expect(checks[0]?.readings).toEqual(new Map([['eth', new Map([['eu-central', 99_953]])]]));
});

it('leaves a gap while the provider is down or has no readings', async () => {
  const recorder = createOne();
  await recorder.run();
  now += 3 * MINUTE_MS;
  await recorder.run();
  answer(null);
  await recorder.run();
  nodes = { ...nodes, readingsAt: null };
  await recorder.run();
  expect(await journal().listChecks(SPAN)).toHaveLength(1);
});

it('continues incidents after a restart', async () => {
  for (const percent of ['98.885', '98.885', '98.885', '99.99']) {
    answer(percent);
    await createOne().run();
    now += MINUTE_MS;
  }
  const incidents = await journal().listIncidents(0, 10);
  expect(incidents.map(describeIncident)).toEqual(['00:00–00:03 eth eu-central 3']);
});

it('leaves the work to the instance with the lease, until it is gone', async () => {
  await createOne('one').run();
  now += 20_000;
  answer('99.000');
  nodes = { ...nodes, readingsAt: new Date(MIDNIGHT + MINUTE_MS).toISOString() };
  await createOne('two').run();
  expect(await journal().listChecks(SPAN)).toHaveLength(1);
  now += 5000;
  await createOne('two').run();
  expect(await journal().listChecks(SPAN)).toHaveLength(2);
});

it('records no samples', async () => {
  nodes = { ...nodes, hasSampleReadings: true };
  await createOne().run();
  expect(await journal().listChecks(SPAN)).toHaveLength(0);
  expect(lines).toEqual([]);
});
