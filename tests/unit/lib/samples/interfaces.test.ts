import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS, getChainFacts, type ChainFacts } from '@/lib/chains';
import { getInterfaceSamples } from '@/lib/samples/interfaces';

const HOST = 'nodewell.example';
const getFacts = (key: string) => getChainFacts(key) as ChainFacts;
const names = (key: string, offered: string[]) =>
  getInterfaceSamples(getFacts(key), offered, HOST).map((sample) => sample.interface);

describe('the further requests of a chain', () => {
  it.each([
    ['eth', ['json-rpc', 'websocket', 'graphql'], ['websocket', 'graphql']],
    ['eth', ['json-rpc'], []],
    ['btc', ['json-rpc', 'rest', 'blockbook'], ['rest', 'blockbook']],
    ['sol', ['json-rpc', 'websocket'], ['websocket']],
    ['atom', ['rest', 'json-rpc', 'grpc', 'websocket'], ['rest', 'websocket']],
    ['dot', ['json-rpc', 'websocket'], ['websocket']],
    ['apt', ['rest'], []],
  ])('of %s with %j are %j', (key, offered, wanted) => {
    expect(names(key, offered)).toEqual(wanted);
  });

  const all = CHAIN_FACTS.flatMap((facts) =>
    getInterfaceSamples(facts, facts.interfaces ?? [], HOST).map(
      (sample) => [`${facts.key} ${sample.interface}`, facts.key, sample] as const,
    ),
  );

  it('are many', () => {
    expect(all.length).toBeGreaterThan(40);
  });

  it.each(all)('of %s go to its own address in every language', (_, key, sample) => {
    const scheme = sample.interface === 'websocket' ? 'wss' : 'https';
    for (const code of Object.values(sample.requests)) {
      expect(code).toContain(`${scheme}://${key}.${HOST}/$KEY`);
    }
    expect(() => JSON.parse(sample.response) as unknown).not.toThrow();
  });

  it.each(all.filter(([name]) => name.endsWith('websocket')))(
    'of %s subscribe to what the shell line does',
    (_, __, { requests }) => {
      const [, shell = ''] = /-x '([^]*)'$/.exec(requests.curl) ?? [];
      const [, script = ''] = /stringify\((.*)\)\);/.exec(requests.javascript) ?? [];
      expect(JSON.parse(shell.replaceAll(String.raw`'\''`, "'"))).toEqual(JSON.parse(script));
    },
  );
});
