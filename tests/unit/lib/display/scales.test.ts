import { describe, expect, it } from 'vitest';
import { toInterfaceSlots } from '@/lib/display/interface-slots';
import { toNinesPlace } from '@/lib/display/nines';

describe('toNinesPlace', () => {
  it('gives each nine the same length and stays on the scale', () => {
    const [two, three, four] = ['99', '99.9', '99.99'].map(toNinesPlace);
    expect(Number(three) - Number(two)).toBeCloseTo(Number(four) - Number(three), 0);
    expect(toNinesPlace('98')).toBe(0);
    expect(toNinesPlace('12.5')).toBe(0);
    expect(toNinesPlace('100')).toBe(100);
  });
});

describe('toInterfaceSlots', () => {
  it('puts variants of an interface into one slot and counts the rest', () => {
    const text = toInterfaceSlots(['json-rpc-v3', 'rest-fullnode', 'restful', 'web3']);
    expect(text.split(/ +/)).toEqual(['RPC', '·', 'REST', '·', '·', '·', '+2']);
    expect(text.indexOf('REST')).toBe(toInterfaceSlots(['rest']).indexOf('REST'));
  });
});
