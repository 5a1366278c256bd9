import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProviderClient } from '@/lib/provider/client';
import { createEmbeddedProvider } from '@/embedded/provider';
import { mountService, type MountedService } from '@/tests/doubles/http-service';

let service: MountedService;
beforeEach(async () => {
  service = await mountService(createEmbeddedProvider({ accessToken: 'secret' }));
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

it('sends the token of an account as bearer', async () => {
  await expect(createClient().readAccount('secret')).resolves.toHaveProperty('userData');
  await expect(createClient().readAccount('wrong')).rejects.toThrow('status 401');
});

it('calls no reliability host if there is none', async () => {
  const client = createProviderClient({
    fetch,
    apiUrl: service.url,
    availabilityUrl: null,
    timeoutMs: 5000,
  });
  await expect(client.readAvailability()).resolves.toEqual({});
  expect(service.requests).toEqual([]);
});

describe('failures', () => {
  it.each([
    [{ kind: 'status', status: 429, retryAfter: 1 }, 'status 429'],
    [{ kind: 'html' }, 'not JSON'],
    [{ kind: 'truncated' }, 'not JSON'],
    [{ kind: 'reset' }, 'connection failed'],
    [{ kind: 'huge' }, 'body too large'],
    [{ kind: 'empty-array' }, 'empty list'],
  ] as const)('%j is "%s"', async (fault, reason) => {
    service.setFault(fault);
    await expect(createClient().readNodes()).rejects.toThrow(reason);
  });

  it('gives up on a slow response', async () => {
    service.setFault({ kind: 'delay', ms: 60_000 });
    await expect(createClient(30).readNodes()).rejects.toThrow('timed out');
  });

  it('gives up on a response whose body stalls', async () => {
    const respond = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(9)) }),
      );
    const client = createProviderClient({
      fetch: async () => respond(),
      apiUrl: service.url,
      availabilityUrl: null,
      timeoutMs: 30,
    });
    await expect(client.readNodes()).rejects.toThrow('timed out');
  });

  it('stops reading a body beyond the limit', async () => {
    let cancelled = false;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
      cancel() {
        cancelled = true;
      },
    });
    const client = createProviderClient({
      fetch: async () => new Response(body),
      apiUrl: service.url,
      availabilityUrl: null,
      timeoutMs: 5000,
    });
    await expect(client.readNodes()).rejects.toThrow('body too large');
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(9 * 1024 * 1024);
  });

  it('accepts a large body below the limit', async () => {
    service.setFault({ kind: 'huge', bytes: 4 * 1024 * 1024 });
    expect((await createClient().readNodes()).entries).toHaveLength(87);
  });
});
