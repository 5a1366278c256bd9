import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import { getParameterMeaning, getResultFields } from '@/lib/methods/meanings';
import stored from '@/lib/methods/meanings.json';

const METHODS = CHAIN_FACTS.flatMap(({ key }) => getMethodSupport(key)?.methods ?? []);
const find = (family: string, name: string): ChainMethod => {
  const method = METHODS.find((one) => one.family === family && one.name === name);
  if (!method) throw new Error(`${family} has no ${name}`);
  return method;
};
const list = (name: string, family = 'evm') =>
  getResultFields(find(family, name)).map(({ path, kind }) => `${path}: ${kind}`);

describe('the meaning of a parameter', () => {
  it('is its own where a method uses a common name differently', () => {
    const block = getParameterMeaning(find('evm', 'eth_call'), 'block');
    expect(block).toMatchObject({ default: 'latest' });
    expect(getParameterMeaning(find('evm', 'trace_block'), 'block')?.en).not.toBe(block?.en);
  });

  it('is null if it is not recorded, whatever the name', () => {
    expect(getParameterMeaning(find('evm', 'eth_call'), 'nothing')).toBeNull();
    expect(getParameterMeaning(find('near', 'gas_price'), 'block_id')).toBeNull();
  });

  it('belongs to a parameter or a field that exists', () => {
    for (const [family, { params, fields }] of Object.entries(stored)) {
      const methods = METHODS.filter((method) => method.family === family);
      const names = methods.flatMap((method) =>
        method.params.flatMap(({ name }) => [name, `${method.name}.${name}`]),
      );
      const paths = methods.flatMap((method) =>
        getResultFields(method).flatMap(({ path }) => [path, `${method.name}.${path}`]),
      );
      expect(names, family).toEqual(expect.arrayContaining(Object.keys(params)));
      expect(paths, family).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });
});

describe('the fields of a result', () => {
  it('are those of the sample, two levels deep, or of the first entry of a list', () => {
    expect(list('getTokenSupply', 'solana')).toEqual([
      'value: object',
      'value.amount: text',
      'value.decimals: number',
    ]);
    expect(list('eth_getLogs')).toContain('removed: boolean');
  });

  it('are none for a plain value, or for an object whose keys are values', () => {
    expect(list('eth_getBalance')).toEqual([]);
    const keyed = { ...find('evm', 'eth_call'), result: { '0x1234…': { '0': 'a' } } };
    expect(getResultFields(keyed)).toEqual([]);
  });
});
