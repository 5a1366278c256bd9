import lzString from 'lz-string';
import { expect, it } from 'vitest';
import { MAX_TEXT } from '@/lib/content/cut-text';
import { readSimulatorState } from '@/lib/content/simulator-state';

const pack = (value: unknown) => lzString.compressToEncodedURIComponent(JSON.stringify(value));

it('reads the sections that the editor sends', () => {
  const slices = [{ slice_type: 'hero', primary: { title: '节点' } }];
  expect(readSimulatorState(pack(slices))).toEqual(slices);
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['two of them', ['a', 'b']],
  ['what is not packed', 'abcdefgh1'],
  ['what is not JSON', lzString.compressToEncodedURIComponent('['.repeat(1000))],
  ['what is no list', pack({ slices: [] })],
  ['more sections than a page has', pack(Array(21).fill({ slice_type: 'unit_prices' }))],
  ['more lines than a page has', pack([{ text: '\n'.repeat(600) }])],
  ['more entries than a page has', pack([{ chains: Array(1100).fill({ key: 'sol' }) }])],
  ['more numbers than a page has', pack([{ figures: Array(1100).fill(0) }])],
  ['more empty lists than a page has', pack([{ figures: Array(1100).fill([]) }])],
  [
    'more fields than a page has',
    pack([Object.fromEntries(Array.from({ length: 4100 }, (_, index) => [index, 0]))]),
  ],
  [
    'more headings than a page has',
    pack(Array(15).fill({ type: 'heading2', text: '的、'.repeat(240) })),
  ],
  ['more code than a page has', pack([{ type: 'preformatted', text: '$KEY'.repeat(1600) }])],
  [
    'more code than a page has, as paragraphs',
    pack([{ primary: { code: [{ type: 'paragraph', text: '#\u2028'.repeat(3100) }] } }]),
  ],
  ['lists in lists', pack(JSON.parse('['.repeat(500) + ']'.repeat(500)))],
  ['a short text that unpacks to a long one', pack(['a'.repeat(1_000_000)])],
])('reads none in %s', (_, state) => {
  expect(readSimulatorState(state)).toEqual([]);
});

it('reads only one section that lists every price', () => {
  const large = { slice_type: 'unit_prices' };
  const other = { slice_type: 'hero' };
  expect(readSimulatorState(pack([large, other, large, other]))).toEqual([large, other, other]);
});

it('reads a limited number of sections of a kind', () => {
  const slices = Array.from({ length: 12 }, (_, id) => ({ slice_type: 'region_readings', id }));
  expect(readSimulatorState(pack(slices))).toHaveLength(5);
});

it('truncates a text that would keep the server busy', () => {
  const [slice] = readSimulatorState(pack([{ title: '的'.repeat(MAX_TEXT + 1) }]));
  expect(slice).toEqual({ title: `${'的'.repeat(MAX_TEXT)}…` });
});
