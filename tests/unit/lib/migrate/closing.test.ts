import { expect, it } from 'vitest';
import { getClosing, getEndState } from '@/lib/migrate/closing';
import { getMoveSteps } from '@/lib/migrate/provider-moves';

it.each([
  ['2026-12-15', '2026-12-15', 'closing'],
  ['2026-12-15', '2026-12-16', 'closed'],
  ['2026-07', '2026-07-31', 'closing'],
  ['2026-07', '2026-08-01', 'closed'],
  ['2026', '2026-12-31', 'closing'],
  ['', '2020-01-01', 'closed'],
])('an end of %s is on %s: %s', (endsOn, today, state) => {
  expect(getEndState(endsOn, today)).toBe(state);
});

it('lists providers, chains of a provider and public hosts, each once and with its source', () => {
  const closing = getClosing('2026-11-29');
  expect(new Set(closing.map(({ id }) => id)).size).toBe(closing.length);
  expect(closing.every(({ source }) => source.startsWith('https://'))).toBe(true);
  const find = (id: string) => closing.find((one) => one.id === id);
  expect(find('google-blockchain-node-engine')).toMatchObject({
    endsOn: '2026-12-15',
    state: 'closing',
    path: '/migrate/google-blockchain-node-engine/',
  });
  expect(find('ankr-zksync-public')).toMatchObject({ chain: 'zksync', endsOn: '2026-08-31' });
  expect(find('polygon-rpc.com')).toMatchObject({ kind: 'public-host', chain: 'pol' });
  expect(find('llamarpc')).toMatchObject({ endsOn: null, state: 'closed' });
});

it('the steps of a move count back from the last day, and none lies in the past', () => {
  expect(getMoveSteps('2026-12-15', '2026-11-29').map(({ until }) => until)).toEqual([
    ...['2026-11-29', '2026-12-01', '2026-12-05', '2026-12-08', '2026-12-15'],
  ]);
  for (const end of [undefined, '', '2026', '2026-11-28']) {
    expect(getMoveSteps(end, '2026-11-29').every(({ until }) => until === null)).toBe(true);
  }
});
