import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBEDDED_METHODS, EMBEDDED_PROTOCOLS } from '@/embedded/provider';
import { parseCuMethods, parseCuProtocols } from '@/lib/provider/units-schema';
import { readWorkload } from '@/lib/workload/read-workload';
import { toCalls, toProfile } from '@/lib/workload/to-calls';
import type { Workload } from '@/lib/workload/types';

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function readText(text: string, size = 1000): Promise<Workload> {
  const read = await readWorkload(inPieces(text, size));
  if (typeof read === 'string') throw new Error(read);
  return read;
}

const load = (name: string) => readFileSync(`tests/fixtures/workload/${name}`, 'utf8');
const usage = (method: string, chain: string | null, calls: number, more = {}) =>
  expect.objectContaining({ method, chain, calls, ...more });

describe('recognizes and counts', () => {
  it('lines of JSON-RPC, single and batch, and says how far block tags tell', async () => {
    const read = await readText(load('requests.jsonl'), 50);
    expect(read).toMatchObject({ format: 'requests', skipped: 1 });
    expect(read.usage).toEqual(
      expect.arrayContaining([
        // The second block is 256 behind the first; a hash does not tell; no tag is the latest block.
        usage('eth_call', null, 4, { tagged: 3, archive: 1 }),
        usage('getSlot', null, 1),
        usage('eth_gasPrice', 'pol', 1),
      ]),
    );
  });

  it('an HTTP archive, with the chain from the URL and the time between', async () => {
    const read = await readText(load('browser.har'));
    expect(read).toMatchObject({ format: 'har', seconds: 600, skipped: 1 });
    expect(read.usage).toContainEqual(usage('eth_call', 'eth', 2, { archive: 1 }));
  });

  it('access logs with bodies, whose chain is in the path or the upstream', async () => {
    const read = await readText(load('access.log'), 64);
    expect(read).toMatchObject({ format: 'requests', seconds: 3600, skipped: 1 });
    expect(read.usage).toEqual([
      usage('eth_getBalance', 'eth', 1),
      usage('eth_chainId', 'base', 1),
      usage('eth_gasPrice', 'base', 1),
      usage('eth_blockNumber', 'pol', 1),
    ]);
  });

  it('two scrapes of a proxy: what counters grew, also after a restart', async () => {
    const read = await readText(load('erpc-two-scrapes.prom'));
    expect(read).toMatchObject({ format: 'prometheus', seconds: 3600 });
    expect(read.usage).toEqual([
      usage('eth_call', 'eth', 3600),
      usage('eth_getLogs', 'base', 20),
      usage('eth_chainId', 'eth', 7),
    ]);
  });

  it('one scrape of an indexer: its counters, for a time that it does not say', async () => {
    const read = await readText(load('ponder.prom'));
    expect(read.seconds).toBeNull();
    expect(read.usage).toEqual([
      usage('eth_getLogs', 'base', 1200),
      usage('eth_getBlockByNumber', 'eth', 300),
    ]);
  });

  it("a benchmark's profile: its rate, shared out", async () => {
    const read = await readText(load('benchmark.json'));
    expect(read).toMatchObject({ format: 'profile', seconds: 86_400 });
    expect(read.usage).toEqual([
      usage('eth_call', 'bsc', 648_000),
      usage('eth_getLogs', 'bsc', 216_000),
    ]);
  });
});

describe('reports', () => {
  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['hello\nworld', 'unknown-format'],
    ['{"a": 1}', 'unknown-format'],
    ['{"broken', 'unknown-format'],
    ['up{job="x"} 1', 'no-calls'],
  ])('%j as %s', async (text, fault) => {
    expect(await readWorkload(inPieces(text, 5))).toBe(fault);
  });

  it('no key and no URL, whatever the format', async () => {
    for (const name of ['browser.har', 'access.log', 'usage-by-method.json', 'requests.jsonl']) {
      const read = JSON.stringify(await readText(load(name)));
      expect(read, name).not.toMatch(/SECRET|https?:|203\.0/);
    }
    const body = '{"jsonrpc":"2.0","method":"0123456789abcdef0123456789abcdef","params":[]}\n';
    expect(await readWorkload(inPieces(body + body, 500))).toBe('unknown-format');
  });
});

describe('the rows of the calculator', () => {
  const PRICES = {
    protocols: parseCuProtocols(EMBEDDED_PROTOCOLS).entries,
    methods: parseCuMethods(EMBEDDED_METHODS).entries,
  };
  const assume = { chain: 'eth', seconds: 86_400 };

  it("come from a provider's credits, once the chain is known", async () => {
    const read = await readText(load('quicknode-by-method.json'));
    expect(read.seconds).toBe(172_800);
    const { calls, uncounted } = toCalls(read, { chain: 'eth', seconds: 172_800 }, PRICES);
    // 40 million credits at 20 each in two days.
    expect(calls).toContainEqual({ chain: 'eth', method: 'eth_call', perDay: 1_000_000 });
    expect(uncounted).toMatchObject([{ method: 'qn_fetchNFTs' }]);
  });

  it("come from a provider's compute units and requests, by network", async () => {
    const read = await readText(load('usage-by-method.json'));
    const { calls } = toCalls(read, { ...assume, seconds: read.seconds ?? 0 }, PRICES);
    expect(calls).toContainEqual({ chain: 'eth', method: 'eth_call', perDay: 100_000 });
    expect(calls).toContainEqual({ chain: 'base', method: 'eth_getLogs', perDay: 5000 });
  });

  it('split off what is about past state, and are exported as a profile that reads the same', async () => {
    const read = await readText(load('profile.json'));
    const imported = toCalls(read, assume, PRICES);
    expect(imported.calls).toEqual(
      expect.arrayContaining([
        { chain: 'eth', method: 'eth_call', perDay: 750 },
        { chain: 'eth', method: 'eth_call', perDay: 250, isArchive: true },
        { chain: 'sol', method: 'getSlot', perDay: 5000 },
      ]),
    );
    const again = toCalls(await readText(toProfile(imported)), assume, PRICES);
    expect(again.calls).toEqual(imported.calls);
  });

  it('say how much of the state calls is known', async () => {
    const { taggedShare } = toCalls(await readText(load('requests.jsonl')), assume, PRICES);
    expect(taggedShare).toBe(0.75);
    const scraped = toCalls(await readText(load('erpc-two-scrapes.prom')), assume, PRICES);
    expect(scraped.taggedShare).toBe(0);
  });
});
