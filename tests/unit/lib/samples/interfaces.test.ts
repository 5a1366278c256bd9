import { describe, expect, it } from 'vitest';
import { getChainFacts, type ChainFacts } from '@/lib/chains';
import { toChains } from '@/lib/provider/chains';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { parseNodes } from '@/lib/provider/nodes-schema';
import { getInterfaceSamples, getRequestSample } from '@/lib/samples';

const HOST = 'nodewell.example';
const getFacts = (key: string) => getChainFacts(key) as ChainFacts;
const names = (key: string, offered: string[]) =>
  getInterfaceSamples(getFacts(key), offered, HOST).map((sample) => sample.interface);

/** Chains with the interfaces that the embedded provider serves. */
const SERVED = toChains(parseNodes(EMBEDDED_NODES).entries, null).flatMap(({ facts, networks }) => {
  const offered = [...new Set(networks.flatMap(({ interfaces }) => interfaces))];
  return facts ? [{ facts, offered }] : [];
});

/** Interfaces without text responses, or with unconfirmed calls. */
const UNSHOWN = ['icp rest', 'ada rest', 'kas grpc', 'iota grpc', 'pol grpc'];

describe('the further requests of a chain', () => {
  it.each([
    ['eth', ['json-rpc', 'websocket', 'graphql'], ['websocket', 'graphql']],
    ['eth', ['json-rpc'], []],
    ['btc', ['json-rpc', 'rest', 'blockbook'], ['rest', 'blockbook']],
    ['sol', ['json-rpc', 'firehose', 'grpc'], ['firehose', 'grpc']],
    ['atom', ['rest', 'json-rpc', 'grpc', 'websocket'], ['rest', 'grpc', 'websocket']],
    ['dot', ['json-rpc', 'substrate'], ['substrate']],
    ['ada', ['ogmios-json-rpc', 'ogmios-websocket'], ['ogmios-websocket']],
    ['sys', ['json-rpc-utxo', 'json-rpc-nevm'], ['json-rpc-utxo']],
    ['trx', ['rest-fullnode', 'json-rpc-fullnode', 'json-rpc-solidity'], ['json-rpc']],
    ['apt', ['rest'], []],
    ['eth', ['__proto__', 'toString', 'unknown'], []],
  ])('of %s with %j are %j', (key, offered, wanted) => {
    expect(names(key, offered)).toEqual(wanted);
  });

  it('exist for each interface that it offers', () => {
    const unshown = SERVED.flatMap(({ facts, offered }) => {
      const first = getRequestSample(facts, HOST)?.interface;
      const shown = [
        first,
        ...getInterfaceSamples(facts, offered, HOST).map((one) => one.interface),
      ];
      const isShown = (name: string) =>
        shown.some((one) => one && (name === one || name.startsWith(`${one}-`)));
      return offered.filter((name) => !isShown(name)).map((name) => `${facts.key} ${name}`);
    });
    expect(unshown.sort()).toEqual(UNSHOWN.sort());
  });
});
