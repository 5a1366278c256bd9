import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHAIN_FACTS, getChainFacts, type ChainFacts } from '@/lib/chains';
import { getRequestSample, type RequestSample } from '@/lib/samples';

type Call = { url: string; method: string; body?: unknown };
type Run = (fetch: unknown, console: unknown) => Promise<unknown>;

const HOST = 'nodewell.example';
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => Run;
const withSample = CHAIN_FACTS.flatMap((facts) => {
  const sample = getRequestSample(facts, HOST);
  return sample ? [[facts.key, sample] as const] : [];
});

/** What a shell would send. */
function readCurl(code: string): Call {
  const [, url = ''] = /^curl "?([^\s"]+)/.exec(code) ?? [];
  const [, method = 'GET'] = / -X (\w+)/.exec(code) ?? [];
  const [, body] = / -d '([^']*)'$/.exec(code) ?? [];
  return { url, method, ...(body === undefined ? {} : { body: JSON.parse(body) as unknown }) };
}

/** What the program sends when it runs. */
async function runJavaScript(code: string): Promise<Call> {
  let call: Call | undefined;
  const fetch = async (url: string, init: { method?: string; body?: string } = {}) => {
    const { method = 'GET', body } = init;
    call = { url, method, ...(body === undefined ? {} : { body: JSON.parse(body) as unknown }) };
    return new Response('{}');
  };
  await new AsyncFunction('fetch', 'console', code)(fetch, { log: () => {} });
  return call as Call;
}

/** What the Python program sends, whose literals are those of JSON but for three words. */
function readPython(code: string): Call {
  const [, method = '', url = ''] = /requests\.(\w+)\(\s*"([^"]+)"/.exec(code) ?? [];
  const [, body] = /json=([^]*),\n\)/.exec(code) ?? [];
  const json = body
    ?.replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');
  return {
    url,
    method: method.toUpperCase(),
    ...(json === undefined ? {} : { body: JSON.parse(json) as unknown }),
  };
}

afterEach(() => {
  vi.doUnmock('@/lib/samples/samples.json');
  vi.resetModules();
});

describe.each(withSample)('the sample of %s', (key, { requests, response }) => {
  it('calls the address of the chain, with a place for the key', () => {
    const { url, method, body } = readCurl(requests.curl);
    expect(url).toMatch(new RegExp(`^https://${key}\\.nodewell\\.example/\\$KEY(?:/|$)`));
    expect(url).not.toMatch(/\/$/);
    expect(method).toBe(body === undefined ? 'GET' : 'POST');
  });

  it('sends the same in every language', async () => {
    const call = readCurl(requests.curl);
    expect(await runJavaScript(requests.javascript)).toEqual(call);
    expect(readPython(requests.python)).toEqual(call);
  });

  it('answers in JSON, by the protocol that the request speaks', () => {
    const answer = JSON.parse(response) as Record<string, unknown>;
    const { body } = readCurl(requests.curl) as { body?: Record<string, unknown> };
    if (body?.jsonrpc === undefined) return;
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, method: expect.stringMatching(/^\w/) });
    expect(Object.keys(answer)).toEqual(['jsonrpc', 'id', 'result']);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: 1 });
  });
});

describe('the choice of a sample', () => {
  const method = (key: string) => {
    const sample = getRequestSample(getChainFacts(key) as ChainFacts, HOST);
    const { body } = readCurl(sample?.requests.curl ?? 'curl x') as { body?: { method?: string } };
    return body?.method;
  };

  it('follows the interface of the chain', () => {
    expect(method('eth')).toBe('eth_blockNumber');
    expect(method('btc')).toBe('getblockcount');
    expect(method('sol')).toBe('getSlot');
  });

  it('asks a chain with an EVM layer beside its own ledger by its EVM side', () => {
    expect(getChainFacts('sys')?.methodFamilies).toEqual(['bitcoin', 'evm']);
    expect(method('sys')).toBe('eth_blockNumber');
  });

  it('knows Monero, whose methods are no family', () => {
    expect(method('xmr')).toBe('get_block_count');
  });

  it('is there for every chain', () => {
    expect(CHAIN_FACTS.filter((facts) => !getRequestSample(facts, HOST))).toEqual([]);
  });

  it('is none for a chain of which nothing is known', () => {
    const facts = { ...getChainFacts('eth'), key: 'new', methodFamilies: [] } as unknown;
    expect(getRequestSample(facts as ChainFacts, HOST)).toBeNull();
  });
});

describe('a body in Python', () => {
  async function getPython(params: unknown): Promise<string> {
    const evm = { interface: 'json-rpc', method: 'eth_call', params, result: null };
    vi.doMock('@/lib/samples/samples.json', () => ({ default: { evm } }));
    vi.resetModules();
    const samples = await import('@/lib/samples');
    const sample = samples.getRequestSample(getChainFacts('eth') as ChainFacts, HOST);
    return (sample as RequestSample).requests.python;
  }

  it('names true, false and null as Python does', async () => {
    expect(await getPython([true, false, null])).toContain('[True,False,None]');
  });

  it('leaves the words in texts and in keys alone', async () => {
    const python = await getPython([{ null: 'true, "false" \\ null', nullable: true }]);
    expect(python).toContain('[{"null":"true, \\"false\\" \\\\ null","nullable":True}]');
  });
});
