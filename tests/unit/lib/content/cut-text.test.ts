import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_TEXT, cutTexts } from '@/lib/content/cut-text';

const long = 'x'.repeat(MAX_TEXT + 5);
const cut = `${'x'.repeat(MAX_TEXT)}…`;

describe('texts of documents', () => {
  it('are truncated if they are too long, in any position', () => {
    const data = { title: long, list: [{ deep: { text: long } }], count: 1, none: null };
    const expected = { title: cut, list: [{ deep: { text: cut } }], count: 1, none: null };
    expect(cutTexts(data)).toEqual(expected);
  });

  it('keep the spans of the remaining text', () => {
    const span = (start: number, end: number) => ({ start, end, type: 'strong' });
    const spans = [span(0, 5), span(MAX_TEXT - 1, MAX_TEXT + 4), span(MAX_TEXT + 2, MAX_TEXT + 4)];
    expect(cutTexts({ text: long, spans }).spans).toEqual([
      span(0, 5),
      span(MAX_TEXT - 1, MAX_TEXT),
    ]);
  });

  it('are truncated if they have too many lines', () => {
    const lines = 'a\n'.repeat(MAX_LINES + 5);
    const { text } = cutTexts({ text: lines });
    expect(text.split('\n')).toHaveLength(MAX_LINES);
    expect(text.endsWith('a…')).toBe(true);
  });

  it('contain no unpaired surrogate, sent or left by truncation', () => {
    expect(cutTexts({ text: 'a\ud800b' }).text).toBe('a\ufffdb');
    const { text } = cutTexts({ text: `${'x'.repeat(MAX_TEXT - 1)}🙂🙂` });
    expect(text.isWellFormed()).toBe(true);
    expect(text).toHaveLength(MAX_TEXT + 1);
  });

  it('stay the same value if all are valid', () => {
    const data = { title: 'x'.repeat(MAX_TEXT), list: ['short'] };
    expect(cutTexts(data)).toBe(data);
  });

  it('are rejected if nested too deeply to walk', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(() => cutTexts(deep)).toThrow(RangeError);
  });
});
