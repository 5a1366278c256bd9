import lzString from 'lz-string';
import { expect, it } from 'vitest';
import { readSimulatorState } from '@/lib/content/simulator-state';

const pack = (value: unknown) => lzString.compressToEncodedURIComponent(JSON.stringify(value));

it('reads the sections that the editor sends', () => {
  const slices = [{ slice_type: 'hero', primary: { title: '节点' } }];
  expect(readSimulatorState(pack(slices))).toEqual(slices);
});

it.each([
  ['nothing', undefined],
  ['two of them', ['a', 'b']],
  ['what is not packed', 'abcdefgh1'],
  ['what is not JSON', lzString.compressToEncodedURIComponent('['.repeat(1000))],
  ['what is no list', pack({ slices: [] })],
  ['a list of other things', pack(['hero', null])],
  ['more sections than a page has', pack(Array(21).fill({ slice_type: 'unit_prices' }))],
  ['a short text that unpacks to a long one', pack([{ slice_type: 'a'.repeat(1_000_000) }])],
])('reads none in %s', (_, state) => {
  expect(readSimulatorState(state)).toEqual([]);
});
