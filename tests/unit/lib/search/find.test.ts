import { describe, expect, it } from 'vitest';
import { findGroups } from '@/lib/search/find';
import type { SearchIndex, SearchEntry } from '@/lib/search/types';

const entry = (kind: SearchEntry['kind'], title: string, words = ''): SearchEntry => ({
  kind,
  title,
  path: `/${title}/`,
  detail: '',
  words,
});

const chain = (title: string, names: string[], words: string): SearchEntry => ({
  ...entry('chain', title, words),
  names,
});

const DATA: SearchIndex = {
  entries: [
    chain('Arbitrum One', ['arb', 'arbitrum one', 'eth'], 'arb arbitrum one 42161 eth'),
    chain('Harmony', ['one', 'harmony'], 'one harmony'),
    chain('Ethereum', ['eth', 'ethereum', '以太坊'], 'eth ethereum 1 0x1 以太坊'),
    entry('chain', 'Ethereum Classic', 'etc ethereum classic 61 0x3d'),
    entry('chain', 'Polygon PoS', 'pol 137 0x89 matic'),
    entry('page', 'Pricing'),
    entry('question', 'What does Ethereum cost?'),
  ],
  methods: [
    { name: 'eth_getLogs', slug: 'eth_getLogs', chains: ['eth', 'pol'] },
    { name: 'getblock', slug: 'getblock', chains: ['btc'] },
  ],
  names: { eth: 'Ethereum', pol: 'Polygon PoS', btc: 'Bitcoin' },
};

const find = (query: string, limit = 10) =>
  findGroups(DATA, query, {
    limit,
    labels: { one: 'on {name}', many: 'on {name} +{count}' },
  }).flatMap(({ results }) => results);
const titles = (query: string) => find(query).map(({ title }) => title);

describe('findGroups', () => {
  it('ranks the exact name first, then prefixes, then other matches', () => {
    expect(titles('ethereum')).toEqual([
      'Ethereum',
      'Ethereum Classic',
      'What does Ethereum cost?',
    ]);
  });

  it.each([
    ['137', 'Polygon PoS'],
    ['0x89', 'Polygon PoS'],
    ['以太坊', 'Ethereum'],
    ['ＭＡＴＩＣ', 'Polygon PoS'],
    ['PRICING', 'Pricing'],
    ['getlogs', 'eth_getLogs'],
    ['one', 'Harmony'],
    ['eth', 'Ethereum'],
    ['Ethereum RPC', 'Ethereum'],
    ['eth node price', 'Ethereum'],
    ['以太坊 节点', 'Ethereum'],
  ])('finds %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('links to the chain in the query, or else to the first', () => {
    expect(find('eth_getLogs')[0]).toMatchObject({
      path: '/nodes/eth/eth_getLogs/',
      detail: 'on Ethereum +1',
    });
    expect(find('eth_getLogs pol')[0]).toMatchObject({ path: '/nodes/pol/eth_getLogs/' });
    expect(find('getblock')[0]).toMatchObject({ detail: 'on Bitcoin' });
  });

  it('finds pages and questions by description, after matches by name, but no chains', () => {
    const described = (kind: SearchEntry['kind'], title: string) => ({
      ...entry(kind, title),
      detail: 'All prices, with archive data',
    });
    const entries = [
      described('chain', 'TON'),
      described('page', 'Plans'),
      described('question', 'What is a unit?'),
      entry('page', 'Archive nodes'),
    ];
    const labels = { one: '', many: '' };
    const found = findGroups({ ...DATA, entries }, 'archive', { limit: 10, labels });
    expect(found.map(({ kind, results }) => [kind, ...results.map(({ title }) => title)])).toEqual([
      ['page', 'Archive nodes', 'Plans'],
      ['question', 'What is a unit?'],
    ]);
  });

  it('requires every word, respects the limit of each kind, and finds nothing for an empty query', () => {
    expect(titles('ethereum nonsense')).toEqual([]);
    expect(find('e', 2).map(({ kind }) => kind)).toEqual([
      ...['chain', 'chain', 'method', 'method', 'question'],
    ]);
    expect(titles('   ')).toEqual([]);
  });
});
