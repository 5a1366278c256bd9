import { expect, it } from 'vitest';
import { toElement, toStressed, toTextNode } from '@/lib/seo/markdown/elements';

const split = (text: string) => toStressed(toElement('strong', [toTextNode(text)]));

it.each([
  ['报价。', '报价', '。'],
  ['Closing:,', 'Closing', ':,'],
  ['他说“不”', '他说“不', '”'],
  ['。。', '', '。。'],
])('the signs at the end of %s stand behind the stress', (text, words, signs) => {
  expect(split(text)).toEqual([toElement('strong', [toTextNode(words)]), toTextNode(signs)]);
});

it.each(['Closing?', '报价', ''])('%s has none', (text) => {
  expect(split(text)).toEqual([toElement('strong', [toTextNode(text)])]);
});

it('a long run of punctuation before a letter does not keep the server busy', () => {
  const text = `${'.'.repeat(400_000)}a`;
  expect(split(text)).toEqual([toElement('strong', [toTextNode(text)])]);
});
