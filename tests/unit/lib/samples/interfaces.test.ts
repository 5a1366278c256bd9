import { describe, expect, it } from 'vitest';
import { getChainFacts, type ChainFacts } from '@/lib/chains';
import { toChains } from '@/lib/provider/chains';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { parseNodes } from '@/lib/provider/schema';
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

/** Interfaces that answer in no text, or whose calls are not confirmed. */
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

  it('are there for each interface that it offers', () => {
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

const all = SERVED.flatMap(({ facts, offered }) =>
  getInterfaceSamples(facts, offered, HOST).map(
    (sample) => [`${facts.key} ${sample.interface}`, facts.key, sample] as const,
  ),
);
const withTool = (tool: string) => all.filter(([, , sample]) => sample.tool === tool);

/** What is between single quotes of the shell after an option. */
const readOption = (shell: string, option: string) => {
  const [, text = ''] = new RegExp(`${option} '((?:[^']|'\\\\'')*)'`).exec(shell) ?? [];
  return text.replaceAll(String.raw`'\''`, "'");
};

describe('a further request', () => {
  it.each(all)('of %s goes to its own address in every language', (_, key, sample) => {
    const address = {
      curl: `https://${key}.${HOST}/$KEY`,
      wscat: `wss://${key}.${HOST}/$KEY`,
      grpcurl: `${key}.${HOST}:443`,
    }[sample.tool ?? 'curl'];
    for (const code of Object.values(sample.requests)) {
      expect(code).toContain(address);
      expect(code).toContain('$KEY');
    }
    expect(() => JSON.parse(sample.response) as unknown).not.toThrow();
  });

  it.each(withTool('wscat'))('of %s sends the same in every language', (_, __, { requests }) => {
    const shell = readOption(requests.curl, '-x');
    const [, script = ''] = /stringify\((.*)\)\);/.exec(requests.javascript) ?? [];
    const [, python = ''] = /dumps\(\s*(.*)\s*\)\)/.exec(requests.python) ?? [];
    expect(script).toBe(shell);
    expect(python).toBe(shell);
  });

  it.each(withTool('grpcurl'))('of %s calls the same in every language', (_, __, { requests }) => {
    const { curl, javascript, python } = requests;
    const [, path = '', service = '', method = ''] = /(\S*?([^\s.]+))\/(\w+)$/.exec(curl) ?? [];
    const sent = readOption(curl, '-d') || '{}';
    expect(javascript).toContain(`new api.${path}(`);
    expect(javascript).toContain(`client.${method}(${sent}, metadata`);
    expect(python).toContain(`services.${service}Stub(channel)`);
    expect(python).toContain(`stub.${method}(request`);
    const [, literal = '{}'] = /ParseDict\(\s*(.*), protos/.exec(python) ?? [];
    expect(JSON.parse(literal.replaceAll('True', 'true'))).toEqual(JSON.parse(sent));
    const [, file] = /load\('(.*)'\)/.exec(javascript) ?? [];
    expect(python).toContain(`protos_and_services("${file}")`);
  });
});
