import { describe, expect, it } from 'vitest';
import { toMarkdown } from '@/lib/seo/markdown/response';

const write = (html: string) =>
  toMarkdown(`<nav>Menu</nav><main>${html}</main><footer>Imprint</footer>`, 'https://a.example/b/');

it("keeps only the page's content", async () => {
  expect(await write('<h1>Nodes</h1><p>All <em>of</em> them.</p>')).toBe(
    '# Nodes\n\nAll *of* them.\n',
  );
});

describe.each([
  ['controls', '<p>A</p><button>Copy</button><label>Name <input></label>', 'A\n'],
  ['ways to other pages', '<nav><a href="/c/">C</a></nav><p>A</p>', 'A\n'],
  ['what is marked', '<p data-markdown="omit">A</p><p>B</p>', 'B\n'],
  ['what is hidden', '<p hidden>A</p><p aria-hidden="true">B</p><p>C</p>', 'C\n'],
  ['where a line may break', '<h1>公链 <wbr/>RPC <wbr/>端<wbr/>点</h1>', '# 公链 RPC 端点\n'],
  ['pictures without a text', '<p>A <img src="/a.png" alt=""></p>', 'A\n'],
])('leaves out %s', (_, html, markdown) => {
  it(html, async () => expect(await write(html)).toBe(markdown));
});

describe.each([
  [
    'links in full',
    '<p><a href="/c/#d">C</a> <a href="#e">E</a></p>',
    '[C](https://a.example/c/#d) [E](https://a.example/b/#e)\n',
  ],
  [
    'pictures by their texts',
    '<p><img src="/a.png" alt="A"></p>',
    '![A](https://a.example/a.png)\n',
  ],
  [
    'terms as lines',
    '<dl><div><dt>Time</dt><dd>12 s</dd><dd>mean</dd></div><dt>Id</dt><dd>1</dd></dl>',
    '- Time: 12 s · mean\n- Id: 1\n',
  ],
  [
    'words that only styles keep apart, with a space',
    '<p>Up to<span>60</span> and <span>24</span>hours<em>a day</em></p>',
    'Up to 60 and 24 hours*a day*\n',
  ],
  [
    'signs without a space before them',
    '<p><a href="/c/">A</a><span>, </span><a href="/d/">D</a></p>',
    '[A](https://a.example/c/), [D](https://a.example/d/)\n',
  ],
  [
    'Chinese without a space beside its signs',
    '<p><span>不限量（单链）</span><span>仅限一条链</span></p>',
    '不限量（单链）仅限一条链\n',
  ],
  [
    'the sign of a Chinese page after Latin terms',
    '<h2>链</h2><dl><dt>CU</dt><dd>10</dd></dl><div data-markdown-title="Solana"><p>网络</p></div>',
    '## 链\n\n- CU：10\n\nSolana：\n\n网络\n',
  ],
  [
    'Chinese terms with a sign of their own',
    '<dl><dt><b>链</b> ID</dt><dd>1</dd></dl>',
    '- **链** ID：1\n',
  ],
  ['questions with their own sign', '<dl><dt>Which?</dt><dd>A</dd></dl>', '- Which? A\n'],
  [
    'Chinese questions with their own sign',
    '<dl><dt>用几条链？</dt><dd>多条</dd></dl>',
    '- 用几条链？多条\n',
  ],
  [
    'cards without a list',
    '<ul><li><h2>A</h2><p>One</p></li><li><h2>B</h2></li></ul>',
    '## A\n\nOne\n\n## B\n',
  ],
  [
    'panels under the last heading',
    '<h2>Q</h2><details><summary>Why?</summary><p>So.</p></details>',
    '## Q\n\n### Why?\n\nSo.\n',
  ],
  ['the title first', '<p>Eyebrow</p><h1>A</h1>', '# A\n\nEyebrow\n'],
  [
    'what styles keep apart',
    '<p><span>A</span><span>B</span></p><p>$9<small>per month</small></p><p>99<small>%</small></p>',
    'A B\n\n$9 per month\n\n99%\n',
  ],
  [
    'the caption of a table',
    '<table><caption>T</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    'T\n\n| A |\n| - |\n| 1 |\n',
  ],
  [
    'stress that ends in a full stop before a letter',
    '<p><strong>报价。</strong>晚</p>',
    '**报价**。晚\n',
  ],
  [
    'bold Chinese words that end in a question mark',
    '<p><b>密钥有效吗？</b>最先检查</p>',
    '**密钥有效吗**？最先检查\n',
  ],
  [
    'stress that ends in a question mark before a space',
    '<p><strong>Closing?</strong> Move</p>',
    '**Closing?** Move\n',
  ],
  [
    'stress that ends in a quotation and a full stop',
    '<p><strong>It says “no”.</strong> Retry</p>',
    '**It says “no”**. Retry\n',
  ],
  [
    'the name of a tab',
    '<div data-markdown-title="curl"><pre><code>curl a</code></pre></div>',
    'curl:\n\n```\ncurl a\n```\n',
  ],
])('writes %s', (_, html, markdown) => {
  it(html, async () => expect(await write(html)).toBe(markdown));
});
