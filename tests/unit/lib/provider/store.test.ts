import { describe, expect, it } from 'vitest';
import { down, setUp } from './live-setup';

const NODES = /nodes_v2$/;
const AVAILABILITY = /availability$/;

describe('a working provider', () => {
  it('returns the combined list with the time of the check', async () => {
    const { live } = setUp();
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'live', checkedAt: '2026-01-01T00:00:00.000Z' });
    expect(nodes.chains).toHaveLength(87);
    const pol = nodes.chains.find((chain) => chain.key === 'pol');
    expect(pol).toMatchObject({ measuredAt: nodes.checkedAt, facts: { ticker: 'POL' } });
    expect(nodes.chains.find((chain) => chain.key === 'tia')?.measuredAt).toBeNull();
  });

  it('averages measured chains only', async () => {
    const { live, answer } = setUp();
    answer(AVAILABILITY, () =>
      Response.json({ btc: { a: 90 }, eth: { a: 91 }, sol: { a: 90.33 } }),
    );
    expect((await live.getNodes()).meanAvailability).toBe('90.44');
  });

  it('has no mean if nothing was measured', async () => {
    const { live, answer } = setUp();
    answer(AVAILABILITY, () => Response.json({ btc: { a: 'n/a' } }));
    expect((await live.getNodes()).meanAvailability).toBeNull();
  });

  it('is asked once a minute', async () => {
    const { live, control, count } = setUp();
    await live.getNodes();
    control.now += 59_999;
    await live.getNodes();
    expect(count(NODES)).toBe(1);
    control.now += 1;
    await live.getNodes();
    expect([count(NODES), count(AVAILABILITY)]).toEqual([2, 2]);
  });

  it('is asked once for all concurrent callers', async () => {
    const { live, count } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => live.getNodes()));
    expect(all.every((nodes) => nodes.source === 'live')).toBe(true);
    expect([count(NODES), count(AVAILABILITY)]).toEqual([1, 1]);
  });
});

it('is asked again after the clock was set back', async () => {
  const { live, control, count } = setUp();
  await live.getNodes();
  control.now -= 86_400_000;
  expect((await live.getNodes()).source).toBe('live');
  await live.getNodes();
  expect(count(NODES)).toBe(2);
});

it.each([
  ['well', null],
  ['down', down],
])('ten thousand questions to a provider that is %s cost one call', async (_, fault) => {
  const { live, answer, lines, count } = setUp();
  if (fault) answer(NODES, fault);
  for (let asked = 0; asked < 10_000; asked += 1) await live.getNodes();
  expect([count(NODES), count(AVAILABILITY)]).toEqual([1, 1]);
  expect(lines).toEqual([]);
});

describe('a failing node list', () => {
  it('makes nobody wait for a retry, which updates the list in the background', async () => {
    const { live, answer, heal, pauses, endPause, lines, count } = setUp();
    answer(NODES, down);
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'built-in', checkedAt: null });
    expect(nodes.chains).toHaveLength(87);
    expect(nodes.chains[0]?.measuredAt).not.toBeNull();
    expect(pauses.map((pause) => pause.ms)).toEqual([10_000]);
    expect((await live.getNodes()).source).toBe('built-in');
    expect(count(NODES)).toBe(1);
    heal();
    await endPause();
    expect((await live.getNodes()).source).toBe('live');
    expect(count(NODES)).toBe(2);
    expect(lines).toEqual([]);
  });

  it('keeps the last good list and writes one line after three retries', async () => {
    const { live, control, answer, heal, endPause, lines, count } = setUp();
    const good = await live.getNodes();
    control.now += 60_000;
    answer(NODES, down);
    expect(await live.getNodes()).toMatchObject({ source: 'last-good', checkedAt: good.checkedAt });
    for (let retries = 0; retries < 3; retries += 1) {
      expect(lines).toEqual([]);
      await endPause();
    }
    expect(count(NODES)).toBe(5);
    expect(lines).toEqual(['GET /nodes failed: not found (status 500)']);
    heal();
    expect((await live.getNodes()).source).toBe('last-good');
    expect(count(NODES)).toBe(5);
    control.now += 10_000;
    expect((await live.getNodes()).source).toBe('live');
  });
});
