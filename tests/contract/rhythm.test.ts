import { describe, expect, it } from 'vitest';
import { isJsonObject } from '@/lib/json';
import { FILES } from './documents';

type Section = { slice_type: string; primary: Record<string, unknown> };

const hasCode = (text: unknown) =>
  Array.isArray(text) && text.some((block) => isJsonObject(block) && block.type === 'preformatted');

/** True for a section that shows only text: no table, code, figure or form. */
const isTextOnly = ({ slice_type, primary }: Section) =>
  ['questions', 'note_box'].includes(slice_type) ||
  (slice_type === 'prose' && !primary.table && !hasCode(primary.text));

/** Returns the longest run of sections that are text only. */
function getLongestRun(sections: readonly Section[]): number {
  let [run, longest] = [0, 0];
  for (const section of sections) {
    run = isTextOnly(section) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

const PAGES = FILES.filter(({ document }) => Array.isArray(document.data.slices));

describe('the sections of a page', () => {
  it.each(PAGES.map(({ file, document }) => [file, document] as const))(
    '%s has at most two in a row that are text only',
    (_, { data }) => {
      expect(getLongestRun(data.slices as unknown as Section[])).toBeLessThanOrEqual(2);
    },
  );

  it('count as text without a table or code', () => {
    const prose = (primary: Record<string, unknown>) => ({ slice_type: 'prose', primary });
    const text = prose({ text: [] });
    expect(getLongestRun([text, text, { slice_type: 'questions', primary: {} }])).toBe(3);
    expect(getLongestRun([text, text, prose({ text: [], table: {} }), text])).toBe(2);
    expect(getLongestRun([text, prose({ text: [{ type: 'preformatted' }] }), text])).toBe(1);
  });
});
