import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS, getChainFacts } from '@/lib/chains';
import stored from '@/lib/chains/details.json';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';

const storedChains = Object.entries(stored.chains);

describe('the details of a chain', () => {
  it('are known for every chain', () => {
    for (const { key } of CHAIN_FACTS) {
      const details = getChainDetails(key);
      expect(details?.clients.length, key).toBeGreaterThan(0);
      expect(new URL(details?.docsUrl ?? '').protocol, key).toBe('https:');
    }
  });

  it('are undefined for unknown keys', () => {
    for (const key of ['matic', 'nope', '', 'constructor', '__proto__']) {
      expect(getChainDetails(key)).toBeUndefined();
    }
  });

  it('say when a block is final, and how long that takes', () => {
    expect(getChainDetails('eth')?.finality).toMatchObject({
      kind: 'epoch-finality-2',
      text: { en: 'After two epochs, about 13 min', cn: '两个 epoch 后，约 13 分钟' },
      seconds: 780,
    });
    expect(getChainDetails('arb')?.finality?.seconds).toBeNull();
  });

  it('omit uncertain facts', () => {
    for (const [key, { blockTime, finality, node }] of storedChains) {
      const details = getChainDetails(key);
      expect(details?.finality === null, key).toBe(!finality || finality.confidence === 'low');
      expect(details?.node.traces === null, key).toBe(node.confidence === 'low');
      if (blockTime.confidence === 'low') {
        expect(getChainFacts(key)?.blockTimeSeconds, key).toBeNull();
      }
    }
    expect(getChainDetails('fuse')?.node).toMatchObject({ archive: null, traces: null });
    expect(JSON.stringify(DETAILED_KEYS.map(getChainDetails))).not.toContain('"confidence"');
  });

  it('have text instead of a block time only if that varies', () => {
    const texts = CHAIN_FACTS.filter(({ key }) => getChainDetails(key)?.blockTime.text);
    expect(texts.map(({ key }) => key)).toContain('avax');
    for (const { key, blockTimeSeconds } of texts) expect(blockTimeSeconds, key).toBeNull();
  });

  it('include what an archive node adds and how transactions are replayed', () => {
    expect(getChainDetails('btc')?.node).toMatchObject({ archive: null, traces: [] });
    expect(getChainDetails('sol')?.node.archive).toBe('history');
    expect(getChainDetails('eth')?.node).toMatchObject({
      archive: 'state',
      traces: ['debug', 'trace'],
    });
    expect(getChainDetails('arb')?.node.traces).toEqual(['debug', 'arbtrace']);
    expect(getChainDetails('base')?.node.notes).toHaveLength(2);
  });

  it('have a source for every fact', () => {
    for (const [key, chain] of storedChains) {
      const { blockTime, finality, node, wallet } = chain;
      const facts = [blockTime.source ?? blockTime.note, ...[finality, wallet].filter(Boolean)];
      for (const fact of facts) {
        const source = typeof fact === 'object' ? fact?.source : fact;
        expect(source, `${key}: ${JSON.stringify(fact)}`).toMatch(/\S/);
      }
      expect(node.sources.length, key).toBeGreaterThan(0);
      for (const family of node.families) expect(stored.families).toHaveProperty([family]);
    }
  });
});
