import { beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { toChains } from '@/lib/provider/chains';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { parseNodes } from '@/lib/provider/nodes-schema';
import { getInterfaceSamples, getRequestSample } from '@/lib/samples';
import { KEY } from '@/tests/support/run-command';
import { HAS_PYTHON, runJavaScript, runPython } from '@/tests/support/run-samples';
import { runShell, toSent, type Sent } from '@/tests/support/run-shell';

const HOST = 'nodewell.example';
const SERVED = new Map(
  toChains(parseNodes(EMBEDDED_NODES).entries, null).map(({ key, networks }) => [
    key,
    [...new Set(networks.flatMap(({ interfaces }) => interfaces))],
  ]),
);

/** Every request that chain pages show. */
const SAMPLES = CHAIN_FACTS.flatMap((facts) => {
  const first = getRequestSample(facts, HOST);
  const all = [
    ...(first ? [first] : []),
    ...getInterfaceSamples(facts, SERVED.get(facts.key) ?? [], HOST),
  ];
  return all.map((sample) => ({ key: facts.key, name: sample.interface, sample }));
});

const shell: Sent[] = [];
const python: Sent[] = [];

beforeAll(() => {
  shell.push(...runShell(SAMPLES.map(({ sample }) => sample.requests.curl)).map(toSent));
  if (HAS_PYTHON) python.push(...runPython(SAMPLES.map(({ sample }) => sample.requests.python)));
});

it('each command line is one command', () => {
  expect(SAMPLES.length).toBeGreaterThan(100);
  expect(shell).toHaveLength(SAMPLES.length);
});

describe.each(SAMPLES.map((sample, index) => ({ ...sample, index })))(
  'the $name request of $key',
  ({ key, sample, index }) => {
    it("goes to the chain's endpoint with the visitor's key, as parsed by the shell", () => {
      const { url, metadata } = shell[index] as Sent;
      if (sample.tool === 'grpcurl') {
        expect(url).toBe(`${key}.${HOST}:443`);
        expect(metadata).toEqual({ 'x-api-key': KEY });
        return;
      }
      const { protocol, hostname, pathname } = new URL(url);
      expect(protocol).toBe(sample.tool === 'wscat' ? 'wss:' : 'https:');
      expect(hostname).toBe(`${key}.${HOST}`);
      expect(pathname.split('/')[1]).toBe(KEY);
    });

    it('sends the same in JavaScript', async () => {
      expect(await runJavaScript(sample.requests.javascript)).toEqual(shell[index]);
    });

    it.skipIf(!HAS_PYTHON)('sends the same in Python', () => {
      expect(python[index]).toEqual(shell[index]);
    });

    it('answers in JSON', () => {
      expect(() => JSON.parse(sample.response) as unknown).not.toThrow();
    });
  },
);
