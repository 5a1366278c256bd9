import { AsyncResource } from 'node:async_hooks';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { handleMcp } from '@/lib/mcp/handle';
import { PROTOCOL_VERSIONS, getIdentity } from '@/lib/mcp/identity';
import { shareReads } from '@/lib/content/request-cache';
import { getNodes } from '@/lib/provider';
import { parseQuote } from '@/lib/quotes/quote-request';
import { getSiteOrigin } from '@/lib/site/origin';

const ORIGIN = getSiteOrigin();
// The first request reads all documents, which takes long on a busy machine.
const PATIENCE = { timeout: 300_000 };
/** Handles a request with the documents that an earlier one has read. */
const handleWithReads = shareReads(() =>
  AsyncResource.bind((request: Request) => handleMcp(request)),
);
let client: Client;

/** Connects to the server in this process, as a client of one revision of the protocol. */
async function connect(mode: 'legacy' | { pin: string }): Promise<Client> {
  client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const answer: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    return request.method === 'POST'
      ? handleWithReads(request)
      : Promise.resolve(new Response(null, { status: 405 }));
  };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN), { fetch: answer }),
  );
  return client;
}

afterEach(() => client.close());

describe.each([
  ['2025-11-25', 'legacy' as const],
  ['2026-07-28', { pin: '2026-07-28' }],
])('a client of revision %s', PATIENCE, (version, mode) => {
  it('agrees on it, and is told who serves', async () => {
    const connected = await connect(mode);
    expect(PROTOCOL_VERSIONS).toContain(version);
    expect(connected.getNegotiatedProtocolVersion()).toBe(version);
    expect(connected.getServerVersion()?.name).toBe((await getIdentity()).name);
  });

  it('lists tools, calls one, and learns what it did wrong', async () => {
    const connected = await connect(mode);
    const { tools } = await connected.listTools();
    expect(tools.map(({ name }) => name)).toContain('contact_sales');
    const result = await connected.callTool({ name: 'get_chain', arguments: { chain: 'eth' } });
    expect(result.structuredContent).toMatchObject({ key: 'eth', chainId: 1 });
    const limits = await connected.callTool({
      name: 'get_limits',
      arguments: { chain: 'bsc', plan: 'unlimited-all-chains' },
    });
    expect(limits.structuredContent).toMatchObject({
      source: 'sample',
      limits: expect.arrayContaining([
        expect.objectContaining({ field: 'log_range', value: 5000, chain: 'bsc' }),
      ]),
      notStated: expect.arrayContaining(['sla']),
    });
    const wrong = await connected.callTool({ name: 'get_chain', arguments: { chain: 'nothing' } });
    expect(wrong.isError).toBe(true);
  });

  it('reads data files as resources, and no others', async () => {
    const connected = await connect(mode);
    const { resources } = await connected.listResources();
    for (const { uri } of resources) {
      const { contents } = await connected.readResource({ uri });
      const [first] = contents;
      expect(() => JSON.parse(first && 'text' in first ? first.text : '') as unknown).not.toThrow();
    }
    const { contents } = await connected.readResource({ uri: `${ORIGIN}/nodes/eth.json` });
    expect(contents).toHaveLength(1);
    for (const uri of [`${ORIGIN}/nodes/nothing.json`, `${ORIGIN}/api/readyz/`]) {
      await expect(connected.readResource({ uri }), uri).rejects.toThrow();
    }
  });

  it('gets prompts with their arguments', async () => {
    const connected = await connect(mode);
    const { prompts } = await connected.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['move_provider', 'price_workload']);
    const given = { name: 'price_workload', arguments: { application: 'A wallet' } };
    expect(JSON.stringify(await connected.getPrompt(given))).toContain('A wallet');
    await expect(connected.getPrompt({ name: 'price_workload' })).rejects.toThrow();
  });
});

describe('a question', PATIENCE, () => {
  const ask = async (name: string, given: Record<string, unknown> = {}) =>
    (await connect('legacy')).callTool({ name, arguments: given });
  const answer = async (name: string, given?: Record<string, unknown>) =>
    (await ask(name, given)).structuredContent as Record<string, never>;
  const keys = ({ chains }: Record<string, { key: string }[]>) =>
    (chains ?? []).map(({ key }) => key);

  it('which chains have archive in central Europe?', async () => {
    const found = keys(
      await answer('list_chains', { serviceLevel: 'archive', region: 'eu-central' }),
    );
    const { chains } = await getNodes();
    const wanted = chains.filter(
      ({ serviceLevels, regions }) =>
        serviceLevels.includes('archive') && regions.some(({ region }) => region === 'eu-central'),
    );
    expect(found).toEqual(wanted.map(({ key }) => key));
    expect(found).toContain('eth');
  });

  it('which chains have archive in Frankfurt? A city is not a region, and "none" would be wrong', async () => {
    const { isError, content } = await ask('list_chains', { region: 'Frankfurt' });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('eu-central');
  });

  it('what do 5 million eth_call a day cost?', async () => {
    const calls = [{ chain: 'eth', method: 'eth_call', perDay: 5_000_000 }];
    const estimate = await answer('estimate_month', { calls });
    // 25 units each, 30 days; no plan of compute units has as many, and 174 per second exceed the unlimited ones.
    expect(estimate).toMatchObject({
      computeUnitsPerMonth: 3_750_000_000,
      requestsPerMonth: 150_000_000,
      peakRequestsPerSecond: expect.closeTo(173.6, 1) as number,
      fittingPlan: { id: 'dedicated', pricePerMonth: null },
    });
  });

  it('what do 40,000 eth_call a day cost?', async () => {
    const calls = [{ chain: 'eth', method: 'eth_call', perDay: 40_000 }];
    expect(await answer('estimate_month', { calls })).toMatchObject({
      fittingPlan: { id: 'free', pricePerMonth: 0 },
    });
  });

  it('how much more does an archive call cost?', async () => {
    const call = { chain: 'eth', method: 'eth_call', perDay: 1 };
    const calls = [call, { ...call, archive: true }];
    const { calls: priced } = await answer('estimate_month', { calls });
    expect(priced).toMatchObject([{ unitsPerCall: 25 }, { unitsPerCall: 50 }]);
  });

  it('is MATIC served, and under which chain ID?', async () => {
    expect(await answer('get_chain', { chain: 'matic' })).toMatchObject({
      key: 'pol',
      chainId: 137,
      status: 'available',
    });
  });

  it('which Move chains are there?', async () => {
    expect(keys(await answer('list_chains', { family: 'move' }))).toEqual(
      expect.arrayContaining(['sui', 'apt']),
    );
  });

  it('what does getLogs cost on Base?', async () => {
    const { methods } = await answer('search_methods', { query: 'getLogs', chain: 'base' });
    expect(methods).toMatchObject([{ name: 'eth_getLogs', chain: 'base' }]);
  });

  it('how available was Ethereum? Samples are called samples', async () => {
    expect(await answer('get_availability', { chain: 'ethereum' })).toMatchObject({
      source: 'sample',
      checkedAt: null,
      meanPercent: { '30d': null },
    });
  });

  it('what does the plan with 50 million units cost?', async () => {
    const { plans } = await answer('list_plans');
    expect(plans).toContainEqual(
      expect.objectContaining({ id: 'cu-50m', pricePerMonth: 29, currency: 'USD' }),
    );
  });

  it('when does my provider stop, and what replaces its URL?', async () => {
    const path = 'projects/p/locations/us-central1/endpoints/ethereum-mainnet/rpc?key=SECRET';
    const { endpoints } = await answer('check_migration', {
      endpoints: [`https://blockchain.googleapis.com/v1/${path}`, 'not a URL'],
    });
    expect(endpoints).toMatchObject([
      { provider: 'Google Blockchain Node Engine', chain: 'eth', endsOn: '2026-12-15' },
      { index: 1, state: 'not-recognized' },
    ]);
    expect(JSON.stringify(endpoints)).toContain('/YOUR_KEY');
    expect(JSON.stringify(endpoints)).not.toContain('SECRET');
  });

  it('can I talk to sales about an archive node? Only a person can send the form', async () => {
    const given = { product: 'dedicated', chain: 'Ethereum', depth: 'archive' };
    const { url, sent } = await answer('contact_sales', given);
    expect(sent).toBe(false);
    const link = new URL(String(url));
    expect(link.pathname).toBe('/contact/');
    expect(parseQuote(link.search)).toEqual({ ...given, chain: 'eth' });
  });
});
