import { describe, expect, it } from 'vitest';
import { toTable } from '@/lib/seo/markdown/table';
import {
  toCode,
  toCodeBlock,
  toDocument,
  toEmphasis,
  toHeading,
  toLink,
  toList,
  toText,
} from '@/lib/seo/markdown/text';

describe('plain words', () => {
  it.each([
    ['5 * 3 * 2', '5 \\* 3 \\* 2'],
    ['eth_blockNumber', 'eth_blockNumber'],
    ['_private_', '\\_private\\_'],
    ['a `tick` and <b>', 'a \\`tick\\` and \\<b>'],
    ['see [1]', 'see \\[1\\]'],
    ['AT&T &amp; co', 'AT&T \\&amp; co'],
    ['~~gone~~', '\\~~gone\\~~'],
    ['# not a heading', '\\# not a heading'],
    ['#1 of all', '#1 of all'],
    ['- not a list', '\\- not a list'],
    ['1. not a list', '1\\. not a list'],
    ['1.5 s', '1.5 s'],
    ['> not a quote', '\\> not a quote'],
    ['one\n+ two', 'one\\\n\\+ two'],
    ['C:\\temp', 'C:\\\\temp'],
  ])('%j read the same as %j', (words, text) => {
    expect(toText(words)).toBe(text);
  });

  it('show what the owner has yet to fill in', () => {
    expect(toText('for [[number]] days')).toBe('for \\[number\\] days');
  });
});

describe('emphasis', () => {
  it.each([
    ['Rate', '**Rate**'],
    ['速率。', '**速率**。'],
    [' spaced ', ' **spaced** '],
    ['…', '**…**'],
    ['。', '。'],
    ['', ''],
  ])('of %j is %j', (inner, text) => {
    expect(toEmphasis('**', inner)).toBe(text);
  });
});

describe('code', () => {
  it('stands in a fence that it does not contain', () => {
    expect(toCodeBlock('a')).toBe('```\na\n```');
    expect(toCodeBlock('```js\n````')).toBe('`````\n```js\n````\n`````');
    expect(toCode('a`b')).toBe('`` a`b ``');
  });
});

describe('headings, links and lists', () => {
  it('are left out without words', () => {
    expect([toHeading(2, ' '), toLink('', '/a/'), toList([''])]).toEqual(['', '', '']);
  });

  it('keep to a line', () => {
    expect(toHeading(2, 'one\\\ntwo')).toBe('## one two');
    expect(toHeading(9, 'deep')).toBe('###### deep');
  });

  it('are words alone where a link leads nowhere', () => {
    expect(toLink('here', null)).toBe('here');
    expect(toLink('here', '')).toBe('here');
  });

  it('hold addresses with brackets and spaces', () => {
    expect(toLink('a', 'https://a.example/b (c)')).toBe('[a](https://a.example/b%20%28c%29)');
  });

  it('indent the further lines of an item', () => {
    expect(toList(['a\nb', 'c'])).toBe('- a\n  b\n- c');
  });
});

describe('a table', () => {
  it('has as many cells in each row, each in one line', () => {
    expect(toTable(['A'], [['a|b', 'c\n\nd'], ['e']])).toBe(
      '| A |  |\n| --- | --- |\n| a\\|b | c d |\n| e |  |',
    );
  });

  it('is left out without rows', () => {
    expect(toTable(['A'], [])).toBe('');
  });
});

it('a document has one empty line between blocks and none of blank ones', () => {
  expect(toDocument(['# a', '', '  ', 'b\n'])).toBe('# a\n\nb\n');
});
