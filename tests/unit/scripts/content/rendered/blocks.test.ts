import { describe, expect, it } from 'vitest';
import { readBlocks } from '@/scripts/content/rendered/blocks';

const read = (main: string) => readBlocks(`<header>Menu</header><main>${main}</main>`);
const readTexts = (main: string) => read(main).map(({ text }) => text);

describe('the texts of a page', () => {
  it('come from its content, each with its element', () => {
    expect(read('<h2>Limits</h2><p>60 <b>requests</b> per second.</p>')).toEqual([
      { kind: 'h2', text: 'Limits' },
      { kind: 'p', text: '60 requests per second.' },
    ]);
  });

  it('include names for assistive technology', () => {
    expect(read('<img alt="Two nodes"><button aria-label="Copy"></button>')).toEqual([
      { kind: 'alt', text: 'Two nodes' },
      { kind: 'ariaLabel', text: 'Copy' },
    ]);
  });

  it('exclude code, drawings and scripts', () => {
    const texts = readTexts('<pre>an node</pre><svg><text>x</text></svg><script>1</script>');
    expect(texts).toEqual([]);
    expect(readTexts('<p>Call <code>an node</code> twice.</p>')).toEqual(['Call \uFFFC twice.']);
  });

  it('end where styles separate words, even if the twin joins them', () => {
    expect(readTexts('<p>There are<span>1 projects</span></p>')).toEqual([
      'There are',
      '1 projects',
      'There are 1 projects',
    ]);
  });

  it('mark an aside, which is not a paragraph of the page', () => {
    expect(read('<aside><p>One month free.</p></aside>')).toEqual([
      { kind: 'aside', text: 'One month free.' },
    ]);
  });

  it('include lines that only the twin has', () => {
    const terms = '<dl><dt>出块时间</dt><dd>12 秒</dd></dl>';
    expect(readTexts(terms)).toEqual(['出块时间', '12 秒', '出块时间：12 秒']);
  });
});
