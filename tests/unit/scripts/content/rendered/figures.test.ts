import { expect, it } from 'vitest';
import { countSyllables, getFigures } from '@/scripts/content/rendered/figures';

it.each([
  ['node', 1],
  ['request', 2],
  ['endpoint', 2],
  ['availability', 6],
  ['served', 1],
])('%s has %i syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

it('measures English by the Flesch reading ease', () => {
  const plain = getFigures('/', 'en', [{ kind: 'p', text: 'We run the node. You use the node.' }]);
  // Eight words of one syllable in two sentences: 206.835 - 1.015 × 4 - 84.6.
  expect(plain).toEqual({ path: '/', locale: 'en', words: 8, perSentence: 4, ease: 118.2 });
  const text = 'Availability considerations necessitate geographically distributed infrastructure.';
  expect(getFigures('/', 'en', [{ kind: 'p', text }])).toMatchObject({ words: 6, perSentence: 6 });
});

it('measures Chinese by the characters of a sentence, and reads sentences only', () => {
  const blocks = [
    { kind: 'p', text: '每秒 60 次请求。不设每日上限。' },
    { kind: 'td', text: '表格里的文字不计算在内' },
    { kind: 'p', text: '短。' },
  ];
  expect(getFigures('/', 'cn', blocks)).toEqual({
    ...{ path: '/', locale: 'cn' },
    ...{ words: 12, perSentence: 6 },
  });
});
