import { describe, expect, it } from 'vitest';
import { toAvailability, toAvailabilityByChain } from '@/lib/provider/availability';

describe('toAvailability', () => {
  it.each([
    [[99.99], '99.99'],
    [[100], '100.00'],
    [[0], '0.00'],
    [[99.999, 99.998], '99.99'],
    [[99.99, 100], '99.99'],
    [[99.98, 100, 99.99], '99.99'],
    [[99.989999], '99.98'],
    [[1.005], '1.00'],
    [[8.2], '8.20'],
    [[1.15], '1.15'],
    [[99.99999999999999], '99.99'],
    [[1e-7], '0.00'],
    [[0.1, 0.2], '0.15'],
  ])('floors the mean of %j to %s', (values, expected) => {
    expect(toAvailability(Object.fromEntries(values.entries()))).toBe(expected);
  });

  it('floors each two-decimal figure to itself', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      expect(toAvailability({ eu: Number(text) })).toBe(text);
    }
  });

  it('passes over what is no percentage', () => {
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

  it('reads numbers that were sent as text', () => {
    expect(toAvailability({ eu: '99.5', us: 99.7 })).toBe('99.60');
  });

  it.each([[null], [undefined], [99.9], ['99.9'], [{}], [[]]])('is null for %j', (value) => {
    expect(toAvailability(value)).toBeNull();
  });
});

describe('toAvailabilityByChain', () => {
  it('renames Polygon and leaves out what was not measured', () => {
    const figures = toAvailabilityByChain({
      matic: { eu: 99.9 },
      eth: {},
      btc: 'down',
      sol: { us: 100 },
    });
    expect([...figures]).toEqual([
      ['pol', '99.90'],
      ['sol', '100.00'],
    ]);
  });

  it('takes the first of a key given under both names', () => {
    expect(toAvailabilityByChain({ pol: { eu: 99 }, matic: { eu: 98 } }).get('pol')).toBe('99.00');
  });
});
