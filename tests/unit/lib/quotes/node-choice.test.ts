import { describe, expect, it } from 'vitest';
import {
  fromPeakPlace,
  toNodeChoice,
  toPeakPlace,
  type NodeOption,
} from '@/lib/quotes/node-choice';

const toOption = (key: string, hasArchive: boolean, hasTrace: boolean): NodeOption => ({
  ...{ key, name: key, family: null, adds: null, words: '' },
  ...{ hasArchive, hasTrace },
});
const CHAINS = [toOption('btc', false, false), toOption('eth', true, true)];
const REGIONS = ['eu-central', 'us-east'];

describe('a node', () => {
  it('is what the request names', () => {
    const request = { region: 'us-east', depth: 'archive', trace: true, peak: 174 } as const;
    const choice = toNodeChoice({ chain: 'eth', ...request }, CHAINS, REGIONS);
    expect(choice).toEqual({ chain: CHAINS[1], ...request });
  });

  it('falls back where the chain or the site lacks what is asked for, and keeps the rest', () => {
    const request = { region: 'moon', depth: 'archive', trace: true, peak: 1e9 } as const;
    const choice = toNodeChoice({ chain: 'btc', ...request }, CHAINS, REGIONS);
    const fallen = { region: 'eu-central', depth: 'full', trace: false, peak: 100_000 };
    expect(choice).toEqual({ chain: CHAINS[0], ...fallen });
  });

  it('starts with a chain that offers everything', () => {
    expect(toNodeChoice({ chain: 'none' }, CHAINS, REGIONS)?.chain.key).toBe('eth');
    expect(toNodeChoice({}, [], REGIONS)).toBeNull();
  });

  it.each([1, 10, 100, 10_000, 100_000])('finds a peak of %d again on its scale', (peak) => {
    expect(fromPeakPlace(toPeakPlace(peak))).toBe(peak);
  });
});
