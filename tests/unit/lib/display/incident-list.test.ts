import { expect, it } from 'vitest';
import { getIncidentRows } from '@/lib/display/incident-list';
import type { Incident } from '@/lib/history';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;

const make = (chain: string, region: string, from: number, to: number | null): Incident => ({
  chain,
  region,
  startedAt: from * MINUTE,
  lastSeenAt: (to ?? 100) * MINUTE,
  endedAt: to === null ? null : to * MINUTE,
  count: 3,
  total: 297_000,
  lowest: 99_000 - from,
});

const describeRows = (incidents: Incident[]) =>
  getIncidentRows(incidents, NOW).map(
    ({ chain, regions, minutes, endedAt, lowest }) =>
      `${chain} ${regions.join('+')} ${minutes}${endedAt === null ? ' open' : ''} ${lowest}`,
  );

it('merges overlapping regions of a chain into one incident', () => {
  expect(
    describeRows([make('eth', 'us', 15, 40), make('eth', 'eu', 10, 20), make('btc', 'eu', 12, 18)]),
  ).toEqual(['btc eu 6 98.988', 'eth eu+us 30 98.985']);
});

it('keeps separate incidents separate', () => {
  expect(describeRows([make('eth', 'eu', 10, 20), make('eth', 'us', 21, 30)])).toEqual([
    'eth us 9 98.979',
    'eth eu 10 98.990',
  ]);
});

it('lists open incidents first, with their duration so far', () => {
  expect(
    describeRows([
      make('btc', 'eu', 90, 95),
      make('eth', 'eu', 50, null),
      make('eth', 'us', 60, 70),
    ]),
  ).toEqual(['eth eu+us 50 open 98.940', 'btc eu 5 98.910']);
});

it('excludes time without readings', () => {
  const open = { ...make('eth', 'eu', 10, null), lastSeenAt: 20 * MINUTE };
  expect(describeRows([open])).toEqual(['eth eu 20 open 98.990']);
});
