import { describe, expect, it } from 'vitest';
import { getChainFacts } from '@/lib/chains';
import { getFactRows, joinNames } from '@/lib/display/chain-facts';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { makeChain } from '../../../support/chains';

function getRows(key: string, locale: Locale = 'en') {
  const facts = getChainFacts(key) ?? null;
  const chain = makeChain({ key, facts, serviceLevels: ['shared', 'archive'] });
  const rows = getFactRows(chain, getMessages(locale), locale);
  return Object.fromEntries(rows.map(({ label, ...row }) => [label, row]));
}

describe('the facts of a chain', () => {
  it('include finality, clients, explorer and documentation', () => {
    expect(getRows('eth')).toMatchObject({
      'Block time (target)': { value: '12 s' },
      Finality: { value: 'After two epochs, about 13 min' },
      Clients: { value: 'Geth, Nethermind, Reth, Besu, Erigon, Lighthouse, Prysm' },
      Explorer: { value: 'etherscan.io', url: 'https://etherscan.io' },
      Documentation: { url: 'https://ethereum.github.io/execution-apis/' },
      Service: { value: 'Shared, Archive' },
    });
  });

  it('are in Chinese on a Chinese page', () => {
    expect(getRows('btc', 'cn')).toMatchObject({
      最终确认: { value: '概率性确认，惯例 6 个确认' },
      客户端: { value: 'Bitcoin Core、btcd' },
      服务方式: { value: '共享、归档' },
      文档: { value: 'developer.bitcoin.org' },
    });
  });

  it('describe a varying block time, and omit it if sources disagree', () => {
    const blockTime = 'Block time (target)';
    expect(getRows('avax')[blockTime]?.value).toBe('About 1 s, set by validators');
    expect(getRows('avax', 'cn')['出块时间（目标值）']?.value).toBe('约 1 秒，由验证者设定');
    expect(getRows('zksync')[blockTime]?.value).toBeNull();
  });

  it.each(LOCALE_KEYS)('of an unknown chain are null in %s', (locale) => {
    const rows = getFactRows(makeChain({ key: 'new' }), getMessages(locale), locale);
    expect(rows.filter(({ value }) => value !== null)).toEqual([]);
  });
});

it('names in a row are separated as in the language', () => {
  expect(joinNames(['Toncoin', 'TON Coin'], 'en')).toBe('Toncoin, TON Coin');
  expect(joinNames(['Toncoin', 'TON Coin'], 'cn')).toBe('Toncoin、TON Coin');
});
