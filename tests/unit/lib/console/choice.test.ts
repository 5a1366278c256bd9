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

describe('what an address chooses', () => {
  it('is found', () => {
    expect(
      findChoice({ interface: 'json-rpc', method: 'eth_getLogs', network: 'sepolia' }, offer),
    ).toEqual({ interface: 'json-rpc', method: getLogs, unknown: [] });
  });

  it('has a method find the interface that answers it, or the part of one', () => {
    expect(findChoice({ method: 'eth_getLogs' }, offer).interface).toBe('json-rpc');
    expect(findChoice({ method: '/v1/block' }, offer)).toMatchObject({
      interface: 'rest-fullnode',
      method: getBlock,
    });
  });

  it('is told of by name where there is no such thing', () => {
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

  it('is no method of another interface', () => {
    expect(findChoice({ interface: 'websocket', method: 'eth_getLogs' }, offer)).toEqual({
      interface: 'websocket',
      method: undefined,
      unknown: [{ kind: 'method', name: 'eth_getLogs' }],
    });
  });

  it('says nothing of methods while nobody knows them', () => {
    expect(findChoice({ method: 'eth_getLogs' }, { ...offer, methods: null }).unknown).toEqual([]);
  });
});
