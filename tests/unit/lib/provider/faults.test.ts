import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProviderClient } from '@/lib/provider/client';
import { createEmbeddedProvider } from '@/embedded/provider';
import { createLiveData } from '@/lib/provider/store';
import { mountService, type Fault, type MountedService } from '@/tests/doubles/http-service';

let service: MountedService;
beforeEach(async () => {
  service = await mountService(createEmbeddedProvider());
});
afterEach(() => service.close());

function setUp() {
  const lines: string[] = [];
  const control = { now: Date.parse('2026-01-01T00:00:00Z'), tries: 0 };
  let broken: { on: RegExp; timeoutMs: number } | null = null;
  const getClient = (path: string) =>
    createProviderClient({
      fetch,
      apiUrl: `${service.url}/v3`,
      availabilityUrl: `${service.url}/v1`,
      timeoutMs: broken?.on.test(path) ? broken.timeoutMs : 5000,
    });
  const live = createLiveData({
    client: {
      ...getClient(''),
      readNodes: () => {
        control.tries += 1;
        return getClient('nodes_v2').readNodes();
      },
      readAvailability: () => getClient('availability').readAvailability(),
    },
    retryDelayMs: 0,
    now: () => control.now,
    log: (line) => lines.push(line),
  });
  /** Breaks the paths that `on` matches, and shortens only their time limit. */
  const breakService = (fault: Fault, timeoutMs: number, on: RegExp) => {
    service.setFault({ ...fault, on });
    broken = { on, timeoutMs };
  };
  const mendService = () => {
    service.setFault(null);
    broken = null;
  };
  return { live, lines, control, breakService, mendService };
}

const FAULTS: [name: string, fault: Fault, reason: string, timeoutMs: number][] = [
  ['a delay beyond the limit', { kind: 'delay', ms: 60_000 }, 'timed out', 50],
  ['500', { kind: 'status', status: 500 }, 'status 500', 5000],
  ['429', { kind: 'status', status: 429, retryAfter: 30 }, 'status 429', 5000],
  ['403', { kind: 'status', status: 403 }, 'status 403', 5000],
  ['HTML', { kind: 'html' }, 'not JSON', 5000],
  ['truncated JSON', { kind: 'truncated' }, 'not JSON', 5000],
  ['a huge body', { kind: 'huge' }, 'body too large', 5000],
  ['an empty array', { kind: 'empty-array' }, 'empty list', 5000],
  ['a reset', { kind: 'reset' }, 'connection failed', 5000],
  ['no list', { kind: 'custom', respond: () => Response.json({ data: [] }) }, 'not a list', 5000],
  [
    '410',
    { kind: 'custom', respond: () => new Response(null, { status: 410 }) },
    'status 410',
    5000,
  ],
];

describe.each(FAULTS)('%s', (_, fault, reason, timeoutMs) => {
  it('leaves the built-in list on a cold start, then recovers', async () => {
    const { live, lines, control, breakService, mendService } = setUp();
    breakService(fault, timeoutMs, /nodes_v2/);
    const cold = await live.getNodes();
    expect(cold).toMatchObject({ source: 'built-in', checkedAt: null });
    expect(cold.chains).toHaveLength(87);
    for (const chain of cold.chains) expect(chain.availabilityPercent).toMatch(/^\d{2,3}\.\d{2}$/);
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
    expect(lines).toEqual([`GET /nodes failed: not found (${reason})`]);
    expect(control.tries).toBe(4);
    mendService();
    expect((await live.getNodes()).source).toBe('live');
    expect(lines).toHaveLength(1);
  });

  it('leaves the last good list, then recovers', async () => {
    const { live, lines, control, breakService, mendService } = setUp();
    const good = await live.getNodes();
    breakService(fault, timeoutMs, /nodes_v2/);
    control.now += 60_000;
    const during = await live.getNodes();
    expect(during).toMatchObject({ source: 'last-good', checkedAt: good.checkedAt });
    expect(during.chains.map((chain) => chain.networks)).toEqual(
      good.chains.map((chain) => chain.networks),
    );
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
    mendService();
    expect(await live.getNodes()).toMatchObject({ source: 'live' });
  });
});

describe.each(FAULTS.filter(([name]) => name !== 'no list'))('%s of availability', (...row) => {
  it('leaves the nodes live and the default figures, then recovers', async () => {
    const [, fault, , timeoutMs] = row;
    const { live, lines, control, breakService, mendService } = setUp();
    // The node list shares the limit and must be read within it.
    breakService(fault, Math.max(timeoutMs, 1000), /availability/);
    const during = await live.getNodes();
    expect(during).toMatchObject({ source: 'live', meanAvailability: null });
    expect(during.chains.every((chain) => chain.availabilityPercent === '99.99')).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^GET \/availability failed: [a-zA-Z0-9 ]+$/);
    mendService();
    control.now += 60_000;
    expect((await live.getNodes()).meanAvailability).not.toBeNull();
  });
});

it('a slow response within the limit is awaited', async () => {
  const { live, lines } = setUp();
  service.setFault({ kind: 'delay', ms: 20 });
  expect((await live.getNodes()).source).toBe('live');
  expect(lines).toEqual([]);
});

it('no server at all leaves the built-in list', async () => {
  const { live, lines } = setUp();
  await service.close();
  expect(await live.getNodes()).toMatchObject({ source: 'built-in', meanAvailability: null });
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
  expect([...lines].sort()).toEqual([
    'GET /availability failed: connection failed',
    'GET /nodes failed: not found (connection failed)',
  ]);
  service = await mountService(createEmbeddedProvider());
});
