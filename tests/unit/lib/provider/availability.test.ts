import { describe, expect, it } from 'vitest';
import { toAvailability, toMeasurements } from '@/lib/provider/availability';

describe('toAvailability', () => {
  it.each([
    [[99.99], '99.99'],
    [[99.999, 99.998], '99.99'],
    [[99.99, 100], '99.99'],
    [[99.989999], '99.98'],
    [[1.005], '1.00'],
    [[99.99999999999999], '99.99'],
    [[1e-7], '0.00'],
  ])('floors the mean of %j to %s', (values, expected) => {
    expect(toAvailability(Object.fromEntries(values.entries()))).toBe(expected);
  });

  it('skips anything but percentages', () => {
    const nonsense = {
      a: NaN,
      b: -1,
      c: 100.01,
      d: 'up',
      e: null,
      f: { g: 99 },
      h: [98],
      i: Infinity,
    };
    expect(toAvailability({ ...nonsense, ok: 99.5 })).toBe('99.50');
    expect(
      toAvailability({ ...nonsense, j: '', k: '0x10', l: '1e1', m: true, n: -0.0001 }),
    ).toBeNull();
  });

  it.each([[null], [99.9], ['99.9'], [{}]])('is null for %j', (value) => {
    expect(toAvailability(value)).toBeNull();
  });
});

describe('toMeasurements', () => {
  it('renames Polygon and omits unmeasured chains', () => {
    const measurements = toMeasurements({
      matic: { eu: 99.9 },
      eth: {},
      btc: 'down',
      sol: { us: 100 },
    });
    expect([...measurements]).toEqual([
      ['pol', { mean: '99.90', regions: [{ region: 'eu', percent: '99.900' }] }],
      ['sol', { mean: '100.00', regions: [{ region: 'us', percent: '100.000' }] }],
    ]);
  });

  it('keeps valid regions, truncated to three decimals', () => {
    const regions = { 'eu-central': 99.9539, 'us-east': Number.NaN, '<b>': 99, ap: '98.5' };
    expect(toMeasurements({ eth: regions }).get('eth')?.regions).toEqual([
      { region: 'eu-central', percent: '99.953' },
      { region: 'ap', percent: '98.500' },
    ]);
  });
});
