import { expect, it } from 'vitest';
import { toSentences } from '@/lib/content/fill-text';

const split = (text: string) => toSentences(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  ['In {fact:law}. {if:x}Then this.', ['In {fact:law}.', '{if:x}Then this.']],
  ['Above {fact:limit|99.9. Or more}. End.', ['Above {fact:limit|99.9. Or more}.', 'End.']],
  ['4.1 First. Second.', ['First.', 'Second.']],
  ['Call it 1.5 or v. small things', ['Call it 1.5 or v. small things']],
  ['He said “no.” We go on.', ['He said “no.”', 'We go on.']],
  ['第一句。第二句！（第三句？）', ['第一句。', '第二句！', '（第三句？）']],
  ['5.2 期满后停机。数据保留 {fact:a} 天。', ['期满后停机。', '数据保留 {fact:a} 天。']],
])('splits %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});
