import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it as test } from 'vitest';
import { addEvents, listDailyCounts } from '@/lib/analytics/daily-counts';
import type { CountedEvent } from '@/lib/analytics/events';
import { openDatabase } from '@/lib/database/open';
import { DAY_MS } from '@/lib/utc-day';
import { describeHistories } from '../support/describe-histories';

const DAY = Date.UTC(2026, 10, 29, 12);
const toPage = (subject: string, locale: CountedEvent['locale'] = 'en') =>
  ({ name: 'page', subject, locale }) as const;

describeHistories('counts', 'the daily counts', (it) => {
  it('adds up the same event of a day, from any process', async ({ database, open }) => {
    await addEvents(database, [toPage('/'), toPage('/nodes/'), toPage('/', 'cn')], DAY);
    await addEvents(await open(), [toPage('/')], DAY + 1000);
    expect(await listDailyCounts(database, '2026-11-29')).toEqual([
      { day: '2026-11-29', ...toPage('/'), count: 2 },
      { day: '2026-11-29', ...toPage('/', 'cn'), count: 1 },
      { day: '2026-11-29', ...toPage('/nodes/'), count: 1 },
    ]);
  });

  it('lists days since a date, and deletes counts after 400 days', async ({ database }) => {
    await addEvents(database, [toPage('/old/')], DAY - 401 * DAY_MS);
    await addEvents(database, [toPage('/')], DAY - DAY_MS);
    await addEvents(database, [toPage('/')], DAY);
    expect(await listDailyCounts(database, '2026-11-29')).toHaveLength(1);
    expect(await listDailyCounts(database, '2020-01-01')).toHaveLength(2);
  });
});

test('npm run stats shows tables or CSV, and refuses other words', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stats-'));
  const url = `file:${folder}/leads.db`;
  const database = await openDatabase(url);
  const miss = { name: 'search-miss', subject: 'dogecoin l2', locale: 'cn' } as const;
  await addEvents(database, [miss, miss], Date.now());
  await database.close();
  const show = (...words: string[]) => {
    const args = ['--import', 'tsx', 'scripts/stats.ts', ...words];
    return spawnSync(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
    });
  };
  expect(show().stdout).toMatch(/search-miss +0 +2\n[^]*2 {2}cn dogecoin l2/);
  expect(show('7', '--csv').stdout).toContain(',search-miss,dogecoin l2,cn,2');
  expect(show('soon')).toMatchObject({ status: 1, stdout: '' });
  rmSync(folder, { recursive: true });
});
