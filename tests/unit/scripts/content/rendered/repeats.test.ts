import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { findRepeats } from '@/scripts/content/rendered/repeats';

const TEXT =
  'A node has to catch up before it can serve you, and on large chains that takes some days.';
const LIKE =
  'A node has to catch up before it can serve you, and on large chains that takes many days.';
const toPage = (path: string, text: string, kind = 'p') => ({ path, blocks: [{ kind, text }] });
const find = (...pages: ReturnType<typeof toPage>[]) => findRepeats(pages, 'en');

describe('a paragraph of two pages', () => {
  it('is found, even with a different word', () => {
    expect(find(toPage('/about/', TEXT), toPage('/faq/', LIKE))).toEqual([
      { paths: ['/about/', '/faq/'], text: LIKE },
    ]);
  });

  it('is found in Chinese', () => {
    const text = '节点要追上最新区块才能使用。大型链需要数天，归档数据更久。';
    const pages = [toPage('/about/', text), toPage('/faq/', text)];
    expect(findRepeats(pages, 'cn')).toHaveLength(1);
  });

  it('is not found if it is short, a heading, or different', () => {
    const short = 'Talk to sales.';
    expect(find(toPage('/about/', short), toPage('/faq/', short))).toEqual([]);
    expect(find(toPage('/about/', TEXT, 'h2'), toPage('/faq/', TEXT, 'h2'))).toEqual([]);
    const other =
      'A node has to catch up. Large chains take longer than small ones, by a few days.';
    expect(find(toPage('/about/', TEXT), toPage('/faq/', other))).toEqual([]);
  });

  it.each([
    ['/nodes/eth/', '/nodes/btc/'],
    ['/faucet/eth-sepolia/', '/faucet/op-sepolia/'],
    ['/privacy-policy/', '/cookie-policy/'],
    ['/nodes/eth/eth_call/', '/nodes/btc/'],
    ['/changes/', '/nodes/eth/'],
    ['/marketplace/projects/viem/', '/marketplace/'],
  ])('may be the frame of %s and %s', (one, other) => {
    expect(find(toPage(one, TEXT), toPage(other, TEXT))).toEqual([]);
  });

  it.each([
    ['/nodes/rest/', '/nodes/graphql/'],
    ['/case-studies/tangem/', '/case-studies/flooz/'],
    ['/marketplace/projects/viem/', '/marketplace/projects/ethers/'],
    ['/changes/', '/tracker/'],
  ])('may not be told by %s and %s, which are documents of their own', (one, other) => {
    expect(find(toPage(one, TEXT), toPage(other, TEXT))).toHaveLength(1);
  });

  it('may be the statement of a use case', () => {
    const text =
      'A use case built on a public product and public information. Not a statement that it is our customer.';
    const paths = ['/case-studies/tangem/', '/case-studies/flooz/'];
    expect(find(...paths.map((path) => toPage(path, text)))).toEqual([]);
  });

  it('may be a message of the interface', () => {
    const message = getMessages('en').availability.sampleSite;
    expect(find(toPage('/', message), toPage('/tracker/', message))).toEqual([]);
    // As displayed, with its placeholders filled.
    const filled = '这些流量每月消耗 9540 万计算单元，套餐包含 2 亿。';
    const pages = [toPage('/', filled), toPage('/pricing/', filled)];
    expect(findRepeats(pages, 'cn')).toEqual([]);
  });
});
