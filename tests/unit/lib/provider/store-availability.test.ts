import { describe, expect, it } from 'vitest';
import { CONFIRM_MS } from '@/lib/provider/loss-check';
import { down, setUp } from './live-setup';

const AVAILABILITY = /availability$/;

describe('failing availability', () => {
  it('keeps live nodes, with figures marked as not measured', async () => {
    const { live, answer, lines } = setUp();
    answer(AVAILABILITY, down);
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'live', meanAvailability: null });
    expect(new Set(nodes.chains.map((chain) => chain.availabilityPercent))).toEqual(
      new Set(['99.99']),
    );
    expect(nodes.chains.every((chain) => chain.measuredAt === null)).toBe(true);
    expect(lines).toEqual(['GET /availability failed: status 500']);
  });

  it.each([
    ['fractions', 0.9997],
    ['zero', 0],
  ])('takes no figures that are all %s', async (_, figure) => {
    const { live, control, answer, lines } = setUp();
    const before = await live.getNodes();
    control.now += 60_000;
    const keys = ['eth', 'bsc', 'base', 'btc'];
    answer(AVAILABILITY, () =>
      Response.json(Object.fromEntries(keys.map((key) => [key, { eu: figure, us: figure }]))),
    );
    const after = await live.getNodes();
    expect(after.meanAvailability).toBe(before.meanAvailability);
    expect(lines.join()).toContain('no figure is above 1 percent');
  });

  const MIXED = ['eth', 'bsc', 'base', 'btc', 'sol', 'trx'];
  it.each([
    ['from one region are fractions', () => ({ eu: 99.97, us: 0.9997 })],
    [
      'of all chains but two are fractions',
      (index: number) => (index < 2 ? { eu: 99.97 } : { eu: 0.9997, us: 1 }),
    ],
  ])('takes no figures when those %s', async (_, toFigures) => {
    const { live, control, answer, lines } = setUp();
    const before = await live.getNodes();
    control.now += 60_000;
    const figures = MIXED.map((key, index) => [key, toFigures(index)]);
    answer(AVAILABILITY, () => Response.json(Object.fromEntries(figures)));
    const after = await live.getNodes();
    expect(after.meanAvailability).toBe(before.meanAvailability);
    expect(lines.join()).toContain('are fractions, not percent');
  });

  it('accepts figures of a chain that is almost down', async () => {
    const { live, control, answer } = setUp();
    const { chains: before } = await live.getNodes();
    control.now += 60_000;
    const figures = before.map(({ key }) => [
      key,
      key === 'eth' ? { eu: 0.4, us: 0.2 } : { eu: 97 },
    ]);
    answer(AVAILABILITY, () => Response.json(Object.fromEntries(figures)));
    const { chains } = await live.getNodes();
    expect(chains.find(({ key }) => key === 'eth')?.availabilityPercent).toBe('0.30');
  });

  it('keeps the last figures with their time', async () => {
    const { live, control, answer, lines } = setUp();
    const before = await live.getNodes();
    control.now += 60_000;
    answer(AVAILABILITY, () => Response.json([]));
    const after = await live.getNodes();
    expect(after).toMatchObject({ source: 'live', meanAvailability: before.meanAvailability });
    expect(after.checkedAt).not.toBe(before.checkedAt);
    expect(after.chains[0]?.measuredAt).toBe(before.checkedAt);
    expect(lines).toEqual(['GET /availability failed: not an object']);
  });

  it.each([
    ['no figures', {}],
    ['an error in place of figures', { error: 'database' }],
    ['figures of one chain', { eth: { a: 50 } }],
    ['figures that are none', { eth: { a: 'n/a' }, bsc: null }],
  ])('keeps the last figures when it has %s, until it has for ten minutes', async (_, body) => {
    const { live, control, answer, lines } = setUp();
    const countMeasured = async () =>
      (await live.getNodes()).chains.filter(({ reading }) => reading !== 'default').length;
    const before = await countMeasured();
    expect(before).toBeGreaterThan(20);
    answer(AVAILABILITY, () => Response.json(body));
    control.now += 60_000;
    expect(await countMeasured()).toBe(before);
    expect(lines).toEqual([expect.stringMatching(/^GET \/availability failed: .* are missing/)]);
    control.now += CONFIRM_MS;
    expect(await countMeasured()).toBeLessThan(2);
  });
});
