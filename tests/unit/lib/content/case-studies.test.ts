import type { Content } from '@prismicio/client';
import { expect, it } from 'vitest';
import { toCallPattern } from '@/lib/content/case-studies';

const toData = (calls: object[], slices: object[] = []) =>
  ({ calls, slices }) as unknown as Content.CaseStudyDocument['data'];

it("returns a document's shares in order, each kind once", () => {
  const { shares } = toCallPattern(
    toData([
      { kind: 'logs', percent: 20, method: 'eth_getLogs' },
      { kind: 'state', percent: 70, method: null },
      { kind: 'logs', percent: 10, method: null },
    ]),
  );
  expect(shares).toEqual([
    { kind: 'state', percent: 70, method: null },
    { kind: 'logs', percent: 20, method: 'eth_getLogs' },
  ]);
});

it.each([null, 0, -5, 101, Number.NaN])('omits a share of %s percent', (percent) => {
  expect(toCallPattern(toData([{ kind: 'state', percent }])).shares).toEqual([]);
});
