import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHAIN_FACTS, getChainFacts, type ChainFacts } from '@/lib/chains';
import { getRequestSample, type RequestSample } from '@/lib/samples';
import { runShell, toSent } from '@/tests/support/run-shell';

const HOST = 'nodewell.example';
const withSample = CHAIN_FACTS.flatMap((facts) => {
  const sample = getRequestSample(facts, HOST);
  return sample ? [[facts.key, sample] as const] : [];
});

const readBody = (sample: RequestSample | null) => {
  const [words = []] = sample ? runShell([sample.requests.curl]) : [];
  return toSent(words).body as { method?: string; jsonrpc?: string } | undefined;
};

afterEach(() => {
  vi.doUnmock('@/lib/samples/samples.json');
  vi.resetModules();
});

describe.each(withSample)('the sample of %s', (_, sample) => {
  it("has a JSON response in the request's protocol", () => {
    const answer = JSON.parse(sample.response) as Record<string, unknown>;
    const body = readBody(sample);
    if (body?.jsonrpc === undefined) return;
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, method: expect.stringMatching(/^\w/) });
    expect(Object.keys(answer)).toEqual(['jsonrpc', 'id', 'result']);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: 1 });
  });
});

describe('the choice of a sample', () => {
  const method = (key: string) =>
    readBody(getRequestSample(getChainFacts(key) as ChainFacts, HOST))?.method;

  it('follows the interface of the chain', () => {
    expect(method('eth')).toBe('eth_blockNumber');
    expect(method('btc')).toBe('getblockcount');
    expect(method('sol')).toBe('getSlot');
  });

  it('exists for every chain', () => {
    expect(CHAIN_FACTS.filter((facts) => !getRequestSample(facts, HOST))).toEqual([]);
  });

  it('is null for an unknown chain', () => {
    const facts = { ...getChainFacts('eth'), key: 'new', methodFamilies: [] } as unknown;
    expect(getRequestSample(facts as ChainFacts, HOST)).toBeNull();
  });
});
