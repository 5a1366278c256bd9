import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProviderClient } from '@/lib/provider/client';
import { createSources } from '@/lib/provider/sources';
import { createEmbeddedProvider } from '@/embedded/provider';
import { mountService, type Fault, type MountedService } from '@/tests/doubles/http-service';

let service: MountedService;
beforeEach(async () => {
  service = await mountService(createEmbeddedProvider());
});
afterEach(() => service.close());

const createClient = (timeoutMs = 5000) =>
  createProviderClient({
    fetch,
    apiUrl: `${service.url}/v3/`,
    availabilityUrl: `${service.url}/v1`,
    timeoutMs,
  });

it('reads every list from a base with or without a slash', async () => {
  const client = createClient();
  expect((await client.readNodes()).entries).toHaveLength(87);
  expect(Object.keys(await client.readAvailability()).length).toBeGreaterThan(60);
  expect((await client.readPlans()).entries.map((plan) => plan.kind)).toContain('free');
  expect((await client.readCuProtocols()).dropped).toBe(0);
  expect((await client.readCuMethods('wallet/getnowblock')).entries).toHaveLength(1);
  expect(service.requests.map((request) => request.path)).toEqual([
    '/v3/access_nodes/nodes_v2',
    '/v1/availability',
    '/v3/prices/public/plans/',
    '/v3/prices/CU/protocols/',
    '/v3/prices/CU/methods/wallet%2Fgetnowblock',
  ]);
  expect(service.requests[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
});

it('reads prices by name from a provider without a list of all', async () => {
  const real = createEmbeddedProvider();
  const byName = await mountService((request) =>
    request.url.endsWith('/methods/all') ? new Response('', { status: 404 }) : real(request),
  );
  const client = createProviderClient({
    ...{ fetch, apiUrl: byName.url, availabilityUrl: null, timeoutMs: 5000 },
  });
  const { value } = await createSources(client).computeUnits.read(null);
  expect(value.methods.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['eth_getLogs', 'getSlot', 'getblock']),
  );
  await byName.close();
});

describe('failures', () => {
  it.each([
    [{ kind: 'status', status: 429, retryAfter: 1 }, 'status 429'],
    [{ kind: 'html' }, 'not JSON'],
    [{ kind: 'reset' }, 'connection failed'],
    [{ kind: 'huge' }, 'body too large'],
    [{ kind: 'empty-array' }, 'empty list'],
  ] as const)('%j is "%s"', async (fault, reason) => {
    service.setFault(fault);
    await expect(createClient().readNodes()).rejects.toThrow(reason);
  });

  it.each<[string, Fault]>([
    ['response', { kind: 'hang' }],
    [
      'body',
      {
        kind: 'custom',
        respond: () =>
          new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) })),
      },
    ],
  ])('gives up on a %s that does not come', async (_, fault) => {
    service.setFault(fault);
    await expect(createClient(100).readNodes()).rejects.toThrow('timed out');
  });
});
