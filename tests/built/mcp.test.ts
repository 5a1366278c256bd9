import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const ORIGIN = inject('siteUrl');
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN)));
});

afterAll(() => client.close());

type Result = { structuredContent?: unknown; isError?: boolean; content: unknown };

const call = async (name: string, given: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: given })) as Result;

const ask = async <T>(name: string, given: Record<string, unknown> = {}) =>
  (await call(name, given)).structuredContent as T;

describe('the MCP server', () => {
  it('offers read-only tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'check_migration',
      'compare_cost',
      'contact_sales',
      'estimate_month',
      'get_availability',
      'get_chain',
      'get_limits',
      'list_chains',
      'list_plans',
      'search_methods',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('lists chains by their properties', async () => {
    type List = { count: number; chains: { key: string; family: string }[] };
    const evm = await ask<List>('list_chains', { family: 'evm', interface: 'websocket' });
    expect(evm.count).toBeGreaterThan(10);
    expect(evm.chains.every(({ family }) => family === 'evm')).toBe(true);
    const found = await ask<List>('list_chains', { query: '137' });
    expect(found.chains[0]?.key).toBe('pol');
  });

  it('finds a chain by a former name, and reports an unknown one', async () => {
    expect(await ask('get_chain', { chain: 'Matic' })).toMatchObject({ key: 'pol', chainId: 137 });
    const missing = await call('get_chain', { chain: '../../etc/passwd' });
    expect(missing.isError).toBe(true);
    expect(JSON.stringify(missing.content)).toContain('list_chains');
  });

  it('finds methods with their cost', async () => {
    type Methods = { methods: { name: string; chain: string; computeUnits: number }[] };
    const { methods } = await ask<Methods>('search_methods', { query: 'getLogs', chain: 'base' });
    expect(methods[0]).toMatchObject({ name: 'eth_getLogs', chain: 'base' });
    expect(methods[0]?.computeUnits).toBeGreaterThan(0);
  });

  it('estimates a month from the price list', async () => {
    const calls = [{ chain: 'eth', method: 'eth_getBalance', perDay: 1000 }];
    const estimate = await ask<{
      computeUnitsPerMonth: number;
      requestsPerMonth: number;
      fittingPlan: { id: string } | null;
      calls: { unitsPerCall: number }[];
      plans: { id: string; carries: boolean }[];
    }>('estimate_month', { calls });
    expect(estimate.requestsPerMonth).toBe(30_000);
    expect(estimate.computeUnitsPerMonth).toBe(30_000 * (estimate.calls[0]?.unitsPerCall ?? 0));
    const fitting = estimate.plans.find(({ id }) => id === estimate.fittingPlan?.id);
    expect(fitting?.carries).toBe(true);
    const unknown = await call('estimate_month', {
      calls: [{ chain: 'eth', method: 'eth_nothing', perDay: 1 }],
    });
    expect(unknown.isError).toBe(true);
  });

  it('returns the latest check and the source of figures', async () => {
    const known = await ask<{ availabilityByRegion: object; source: string }>('get_availability', {
      chain: 'eth',
    });
    expect(['live', 'sample', 'default']).toContain(known.source);
    expect(Object.keys(known.availabilityByRegion).length).toBeGreaterThan(0);
    expect((await ask<{ plans: unknown[] }>('list_plans')).plans.length).toBeGreaterThan(2);
  });

  it.each([
    ['nonsense', '{"jsonrpc"', 400],
    ['too much', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(70_000) }), 413],
    ['a list of calls too many', '['.repeat(20_000), 400],
  ])('refuses %s', async (_, body, status) => {
    const response = await fetch(new URL('/mcp', ORIGIN), {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });
    expect(response.status).toBe(status);
  });

  it('has a card beside it, without a redirect', async () => {
    const response = await fetch(new URL('/mcp/server-card', ORIGIN), { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/mcp-server-card+json');
    const missing = await fetch(new URL('/.well-known/agent-skills/x/SKILL.md', ORIGIN));
    expect(missing.status).toBe(404);
  });

  it('accepts only POST', async () => {
    expect((await fetch(new URL('/mcp', ORIGIN))).status).toBe(405);
  });
});

describe('a message', () => {
  const post = (body: string | Buffer<ArrayBuffer>) =>
    fetch(new URL('/mcp/', ORIGIN), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body,
    });
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

  it('must be single: a batch would be one request as expensive as a hundred', async () => {
    expect((await post(JSON.stringify(call))).status).toBe(200);
    const response = await post(JSON.stringify([call, call]));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32600 } });
  });

  it('is parsed once: invalid UTF-8 hides no batch', async () => {
    const [before, after] = JSON.stringify([{ ...call, id: '|' }, call]).split('|');
    const bytes = [Buffer.from(before ?? ''), Buffer.from([0xff]), Buffer.from(after ?? '')];
    expect((await post(Buffer.concat(bytes))).status).toBe(400);
  });

  it('may be deeply nested', async () => {
    const deep = `${'['.repeat(25_000)}${']'.repeat(25_000)}`;
    const text = JSON.stringify({ ...call, params: { deep: 0 } }).replace(
      '"deep":0',
      `"deep":${deep}`,
    );
    expect((await post(text)).status).toBeLessThan(500);
  });

  it.each(['', '{', 'null', '[]', '"text"', '[[[['])('that is %j is rejected', async (body) => {
    expect((await post(body)).status).toBe(400);
  });
});

it('answers browsers of any site, without a redirect', async () => {
  const origin = { origin: 'https://client.example' };
  const preflight = await fetch(`${ORIGIN}/mcp`, { method: 'OPTIONS', headers: origin });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
  const answer = await fetch(`${ORIGIN}/mcp`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...origin,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});
