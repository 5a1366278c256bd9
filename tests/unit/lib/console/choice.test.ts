import { describe, expect, it } from 'vitest';
import { findChoice } from '@/lib/console/choice';

const getLogs = { name: 'eth_getLogs', interfaces: ['json-rpc', 'web3'] };
const getBlock = { name: '/v1/block', interfaces: ['rest'] };
const offer = {
  tabs: [
    { interface: 'json-rpc', hasMethods: true },
    { interface: 'websocket', hasMethods: false },
    { interface: 'rest-fullnode', hasMethods: true },
  ],
  networks: [{ key: 'mainnet' }, { key: 'sepolia' }],
  methods: [getLogs, getBlock],
};

describe('the choice in a URL', () => {
  it('is found', () => {
    expect(
      findChoice({ interface: 'json-rpc', method: 'eth_getLogs', network: 'sepolia' }, offer),
    ).toEqual({ interface: 'json-rpc', method: getLogs, unknown: [] });
  });

  it('selects the interface or variant that offers a method', () => {
    expect(findChoice({ method: 'eth_getLogs' }, offer).interface).toBe('json-rpc');
    expect(findChoice({ method: '/v1/block' }, offer)).toMatchObject({
      interface: 'rest-fullnode',
      method: getBlock,
    });
  });

  it('reports unknown names', () => {
    const asked = { interface: 'smoke', network: 'moon', method: 'eth_fly', lang: 'cobol' };
    expect(findChoice(asked, offer)).toEqual({
      interface: undefined,
      method: undefined,
      unknown: [
        { kind: 'interface', name: 'smoke' },
        { kind: 'network', name: 'moon' },
        { kind: 'method', name: 'eth_fly' },
      ],
    });
  });
});
