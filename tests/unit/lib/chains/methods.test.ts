import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import stored from '@/lib/chains/method-support.json';
import { getMethodSupport } from '@/lib/chains/methods';

const getNames = (key: string) => getMethodSupport(key)?.methods.map(({ name }) => name) ?? [];
const getFamilyNames = (groups: readonly { methods: readonly { name: string }[] }[]) =>
  groups.flatMap(({ methods }) => methods.map(({ name }) => name));

describe('the methods of a chain', () => {
  it('are known for every chain, and for no other key', () => {
    expect(Object.keys(stored.chains).sort()).toEqual(CHAIN_FACTS.map(({ key }) => key).sort());
    for (const key of ['matic', 'nope', '', 'constructor', '__proto__']) {
      expect(getMethodSupport(key)).toBeUndefined();
    }
  });

  it('are those of its family and the ones it extends, without exclusions', () => {
    const opStack = stored.families['evm-opstack'];
    const names = getNames('op');
    expect(names).toEqual(
      expect.arrayContaining(['eth_getLogs', ...getFamilyNames(opStack.groups)]),
    );
    for (const omitted of opStack.omit) expect(names).not.toContain(omitted);
    for (const removed of stored.chains.scroll.remove) {
      expect(getNames('scroll')).not.toContain(removed);
    }
    expect(getNames('scroll')).toContain('scroll_estimateL1DataFee');
  });

  it('have unique names, and summaries in both languages', () => {
    for (const { key } of CHAIN_FACTS) {
      const { methods = [] } = getMethodSupport(key) ?? {};
      expect(new Set(methods.map(({ name }) => name)).size, key).toBe(methods.length);
      for (const { name, summary, transport } of methods) {
        expect(summary.en, name).toMatch(/\.$/);
        expect(summary.cn, name).toMatch(/\p{Script=Han}.*。$/u);
        expect(transport.length, name).toBeGreaterThan(0);
      }
    }
  });

  it('are not listed if too little is known', () => {
    const unsure = Object.entries(stored.chains).filter(([, chain]) => chain.confidence === 'low');
    expect(unsure.length).toBeGreaterThan(0);
    for (const [key] of unsure) {
      expect(getMethodSupport(key)).toMatchObject({ isConfirmed: false, methods: [] });
    }
  });
});
