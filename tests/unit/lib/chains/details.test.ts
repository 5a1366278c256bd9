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
