import { describe, expect, it } from 'vitest';
import type { Result } from '@/scripts/bench-peers/measure';
import { getMedian } from '@/scripts/bench/median';
import { toMarkdown } from '@/scripts/bench-peers/report';
import { readWords } from '../../bench/peers/export/shared/words.mjs';

const size = { raw: 2000, brotli: 500 };

const RESULT: Result = {
  name: 'a peer',
  versions: 'peer 1.0',
  pages: 1,
  buildSeconds: [3.14, 9, 1],
  weights: { home: { html: size, css: size, script: size, font: 1000 } },
  perSecond: { origin: [300, 100, 200], front: [9000] },
  memory: 1e8,
  visits: { home: [{ performance: 99, lcp: 1234, tbt: 5, cls: 0 }] },
  publicationSeconds: [1, 3, 2],
  outage: { pages: [200], publication: 'failed', pagesAfter: [200, 500] },
};

const getRow = (name: string, result: Partial<Result> = {}) =>
  toMarkdown([{ ...RESULT, ...result }])
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`));

describe('the table', () => {
  it.each([
    ['Build, s', '3.1'],
    ['Requests/s, origin', '200'],
    ['HTML of home', '0.5 / 2.0'],
    ['Lighthouse home: LCP', '1.2'],
    ['Lighthouse detail: LCP', '–'],
    ['Publish to visible', '2.0'],
    ['Pages without the content service', '200; publication failed; then 200, 500'],
  ])('has medians, and a dash for what a peer lacks: %s', (name, cell) => {
    expect(getRow(name)?.endsWith(`| ${cell} |`), getRow(name)).toBe(true);
  });

  it('says that a change never shows if one round never showed it', () => {
    expect(getRow('Publish', { publicationSeconds: [1, null, 2] })).toContain('never');
    expect(getRow('Publish', { publicationSeconds: [] })).toContain('–');
  });

  it('takes the lower of two middle values', () => {
    expect(getMedian([4, 1, 3, 2])).toBe(2);
  });
});

it("peers show a document's texts but not its settings", () => {
  const title = [{ type: 'heading2', text: 'A title', spans: [] }];
  const link = { link_type: 'Web', url: '/a/', text: 'Read on' };
  const rows = [{ link, kind: 'closed', label: 'Label' }, { link: { link_type: 'Any' } }];
  expect(readWords({ title, slice_type: 'rows', note: null, rows })).toEqual([
    { kind: 'rich', field: title },
    { kind: 'link', field: link },
    { kind: 'text', field: 'Label' },
  ]);
});
