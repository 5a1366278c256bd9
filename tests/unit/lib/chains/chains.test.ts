import { describe, expect, it } from 'vitest';
import storedChains from '@/lib/chains/chains.json';
import storedDetails from '@/lib/chains/details.json';
import storedMethods from '@/lib/chains/method-support.json';
import storedTestnets from '@/lib/chains/testnets.json';
import { CHAIN_FACTS, FAUCET_NETWORKS, getChainFacts } from '@/lib/chains';

describe('chain facts', () => {
  it('cover 87 chains with unique keys, most requested first', () => {
    const keys = CHAIN_FACTS.map((facts) => facts.key);
    expect(new Set(keys).size).toBe(87);
    expect(keys.slice(0, 6)).toEqual(['btc', 'eth', 'bsc', 'sol', 'pol', 'arb']);
    expect(keys.every((key) => /^[a-z0-9]+$/.test(key))).toBe(true);
    expect(keys).not.toContain('matic');
  });

  it('return null for every unverified field', () => {
    const unverified = storedChains.flatMap((chain) =>
      chain.unverified.map((field) => [chain.key, field] as const),
    );
    expect(unverified.length).toBeGreaterThan(100);
    for (const [key, field] of unverified) {
      const facts: Record<string, unknown> = { ...getChainFacts(key) };
      expect(facts, `${key}.${field}`).toHaveProperty(field, null);
    }
  });

  it('return confirmed fields unchanged', () => {
    expect(getChainFacts('eth')).toMatchObject({
      evmChainId: 1,
      blockTimeSeconds: 12,
      ticker: 'ETH',
    });
    expect(getChainFacts('pol')).toMatchObject({ evmChainId: 137, networks: ['mainnet', 'amoy'] });
    expect(getChainFacts('eth')).not.toHaveProperty('unverified');
  });

  it('never unverify a name, a sentence or a key', () => {
    const nullable =
      /^(ticker|consensus|networks|interfaces|blockTimeSeconds|explorerUrl|website|launchedYear)$/;
    for (const { unverified } of storedChains)
      for (const field of unverified) expect(field).toMatch(nullable);
    for (const facts of CHAIN_FACTS) {
      expect(facts.oneLine).toMatch(/\.$/);
      expect(facts.oneLineZh).toMatch(/[\u4e00-\u9fff].*。$/);
    }
  });

  it('keep former names for search', () => {
    const formerNames = (key: string) => getChainFacts(key)?.formerNames;
    expect(formerNames('pol')).toEqual(expect.arrayContaining(['MATIC', 'Polygon Matic', 'matic']));
    expect(formerNames('s')).toEqual(expect.arrayContaining(['FTM', 'Fantom', 'ftm']));
    expect(formerNames('eos')).toContain('EOS');
    expect(formerNames('ton')).toContain('Toncoin');
    expect(getChainFacts('eos')).toMatchObject({ name: 'Vaulta', ticker: 'A' });
    expect(getChainFacts('ton')).toMatchObject({ ticker: 'GRAM' });
  });

  it('return undefined for unknown keys', () => {
    for (const key of ['matic', 'nope', '', 'constructor', '__proto__']) {
      expect(getChainFacts(key)).toBeUndefined();
    }
  });

  it('mark every chain id that two chains share', () => {
    const ids = CHAIN_FACTS.map((facts) => facts.evmChainId).filter((id) => id !== null);
    expect(new Set(ids).size).toBe(ids.length);
    const reused = CHAIN_FACTS.filter((facts) => facts.chainIdReused).map(
      (facts) => facts.evmChainId,
    );
    expect(reused).toEqual([2020, 999]);
  });

  it('link by https only', () => {
    const links = [
      ...CHAIN_FACTS.flatMap((facts) => [facts.explorerUrl, facts.website]),
      ...FAUCET_NETWORKS.flatMap((net) => [net.explorerUrl, net.docsUrl, net.projectUrl]),
    ].filter((link) => link !== null);
    for (const link of links) expect(new URL(link).protocol, link).toBe('https:');
  });
});

describe('faucet networks', () => {
  it('are the nine allowed pairs', () => {
    expect(FAUCET_NETWORKS.map((net) => net.key).sort()).toEqual([
      'arb-sepolia',
      'base-sepolia',
      'blast-sepolia',
      'eth-sepolia',
      'linea-sepolia',
      'matic-amoy',
      'op-sepolia',
      'scroll-sepolia',
      'zksync-sepolia',
    ]);
  });

  it('belong to known chains, with matching ids', () => {
    for (const net of FAUCET_NETWORKS) {
      expect(net.key).toBe(`${net.protocol}-${net.network}`);
      expect(getChainFacts(net.chainKey)?.networks).toContain(net.network);
      expect(Number(net.chainIdHex)).toBe(net.chainId);
    }
    expect(FAUCET_NETWORKS.find((net) => net.key === 'matic-amoy')?.chainKey).toBe('pol');
  });

  it('omit an unconfirmed field', () => {
    expect(storedTestnets.find(({ key }) => key === 'matic-amoy')?.parentChain).toBe('eth-sepolia');
    expect(FAUCET_NETWORKS.find(({ key }) => key === 'matic-amoy')?.parentChain).toBeNull();
  });
});

it('no data file mentions its source files', () => {
  const text = JSON.stringify([storedChains, storedTestnets]);
  expect(text).not.toMatch(/"(seenIn|sources|chainIdSources|icons)"/);
  const withSources = JSON.stringify([storedDetails, storedMethods]);
  expect(withSources).not.toMatch(/shared\/|chains\.json|chain-facts|method-support/);
});
