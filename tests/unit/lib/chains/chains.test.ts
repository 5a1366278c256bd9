import { describe, expect, it } from 'vitest';
import storedChains from '@/lib/chains/chains.json';
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

  it('return undefined for unknown keys', () => {
    for (const key of ['matic', 'nope', '', 'constructor', '__proto__']) {
      expect(getChainFacts(key)).toBeUndefined();
    }
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
