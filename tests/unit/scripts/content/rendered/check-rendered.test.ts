import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { checkRendered } from '@/scripts/content/rendered/check-rendered';

const toPage = (main: string, locale: Locale = 'en', path = '/about/') => ({
  ...{ path, locale },
  html: `<main>${main}</main>`,
});
const find = (main: string, locale?: Locale) =>
  checkRendered([toPage(main, locale)]).findings.map(({ problem }) => problem);

describe('the text of a page', () => {
  it.each([
    ['<p>There is<span>1 projects</span></p>', 'one in the plural: 1 projects'],
    ['<p>Query <a href="/">a endpoint</a>.</p>', 'the wrong article: a endpoint'],
    ['<p>Ask an archival node.</p>', 'write “archive node”, not “archival node”'],
    ['<h2>Prices</h2>', 'a heading of one word'],
    ['<p>Up to 40000 requests.</p>', 'a number without commas: 40000'],
  ])('%s', (main, problem) => {
    expect(find(main)).toContain(problem);
  });

  it.each([
    ['<p>最快。 <a href="/">来源</a></p>', 'a space beside a full-width sign: 。 来'],
    ['<p><a href="/">Celo</a>原生代币</p>', 'no space between Chinese and Latin: o原'],
    ['<img alt="Bitcoin: 示例数据">', 'a half-width sign: : 示'],
    ['<dd>Delegated PoS，共 27 个代表</dd>', 'Latin left in Chinese: Delegated'],
    ['<h2>社区</h2>', 'a heading of one word'],
  ])('%s', (main, problem) => {
    expect(find(main, 'cn')).toContain(problem);
  });

  it.each([
    ['<h2>Prices per month</h2><h3>Ethereum</h3><h3>Free</h3><h4>Read</h4>', 'en'],
    ['<h2>按月计价</h2><h3>钱包</h3><pre>an node</pre><p>调用 <code>a,b</code> 即可。</p>', 'cn'],
  ] as const)('has nothing against: %s', (main, locale) => {
    expect(find(main, locale)).toEqual([]);
  });
});

it('a problem on several pages is reported once, with each of them', () => {
  const pages = ['/about/', '/faq/'].map((path) => toPage('<p>An node.</p>', 'en', path));
  expect(checkRendered(pages).findings).toEqual([
    { pages: ['/about/', '/faq/'], problem: 'the wrong article: An node', text: 'An node.' },
  ]);
});

it("reports each page's readability", () => {
  const { figures } = checkRendered([toPage('<p>We run the node for you.</p>')]);
  expect(figures).toMatchObject([{ path: '/about/', locale: 'en', words: 6 }]);
});
