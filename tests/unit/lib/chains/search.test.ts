import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { createMatch, getSearchText } from '@/lib/chains/search';

const find = (query: string) =>
  CHAIN_FACTS.filter((facts) =>
    createMatch(query)(getSearchText({ key: facts.key, name: facts.name, facts })),
  ).map(({ key }) => key);

describe('a chain is found', () => {
  it.each([
    ['its key', 'opbnb', 'opbnb'],
    ['its name, whatever the case', 'ETHEREUM classic', 'etc'],
    ['its ticker', 'btc', 'btc'],
    ['its Chinese name', '以太坊', 'eth'],
    ['how Chinese titles name it', '波场 tron', 'trx'],
    ['a Chinese nickname', '马蹄链', 'pol'],
    ['a literal translation', '互联网计算机', 'icp'],
    ['its former ticker MATIC', 'matic', 'pol'],
    ['its former ticker FTM', 'ftm', 's'],
    ['its former name EOS', 'eos', 'eos'],
    ['its former name Toncoin', 'toncoin', 'ton'],
    ['full-width letters', 'ＢＴＣ', 'btc'],
    ['spaces around it', '  solana ', 'sol'],
  ])('by %s', (_, query, key) => {
    expect(find(query)).toContain(key);
  });

  it('by all words of the query, not just one', () => {
    expect(find('bitcoin cash')).toContain('bch');
    expect(find('bitcoin cash')).not.toContain('btc');
    expect(find('bitcoin nonsense')).toEqual([]);
  });

  it('with every other for an empty query', () => {
    expect(find('')).toHaveLength(CHAIN_FACTS.length);
  });
});
