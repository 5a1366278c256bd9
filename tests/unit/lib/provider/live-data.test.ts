import { describe, expect, it, vi } from 'vitest';
import { CONFIRM_MS } from '@/lib/provider/shrink-guard';
import { DAY, RETRY_MS, down, makeResponses, setUp } from './live-setup';

const NODES = /nodes_v2$/;
const AVAILABILITY = /availability$/;
const toList = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ protocol: { _key: `chain${index}` } }));

describe('a working provider', () => {
  it('returns the combined list with the time of the check', async () => {
    const { live } = setUp();
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'live', checkedAt: '2026-01-01T00:00:00.000Z' });
    expect(nodes.chains).toHaveLength(87);
    const pol = nodes.chains.find((chain) => chain.key === 'pol');
    expect(pol).toMatchObject({ measuredAt: nodes.checkedAt, facts: { ticker: 'POL' } });
    expect(nodes.chains.find((chain) => chain.key === 'tia')?.measuredAt).toBeNull();
  });

  it('is asked once a minute, for all callers, and combined once', async () => {
    const { live, control, count } = setUp();
    const [first] = await Promise.all(Array.from({ length: 20 }, () => live.getNodes()));
    control.now += 59_999;
    expect((await live.getNodes()).chains).toBe(first?.chains);
    expect([count(NODES), count(AVAILABILITY)]).toEqual([1, 1]);
    control.now += 2;
    expect((await live.getNodes()).chains).not.toBe(first?.chains);
    expect([count(NODES), count(AVAILABILITY)]).toEqual([2, 2]);
  });

  it('supplies samples that are distinct from measurements', async () => {
    const { live } = setUp({ samples: { nodes: true, availability: true } });
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'sample', hasSampleReadings: true });
    expect(nodes.chains[0]).toMatchObject({ reading: 'sample', measuredAt: null });
  });
});

describe('a failing node list', () => {
  it('makes nobody wait for the retries, which update the list behind the pages', async () => {
    const { live, answer, heal, lines, count } = setUp();
    answer(NODES, down);
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'built-in', checkedAt: null });
    expect(nodes.chains).toHaveLength(87);
    for (let asked = 0; asked < 1000; asked += 1) await live.getNodes();
    expect(count(NODES)).toBe(1);
    heal();
    await vi.waitFor(async () => expect((await live.getNodes()).source).toBe('live'));
    expect(lines).toEqual([]);
  });

  it('leaves the last good one, and one line after three retries', async () => {
    const { live, answer, heal, lines, count } = setUp();
    const good = await live.getNodes();
    answer(NODES, down);
    expect(await live.getNodes()).toMatchObject({ source: 'last-good', checkedAt: good.checkedAt });
    await vi.waitFor(() => expect(lines).toEqual(['GET /nodes failed: not found (status 500)']));
    expect(count(NODES)).toBe(5);
    heal();
    await new Promise((resolve) => setTimeout(resolve, 2 * RETRY_MS));
    expect((await live.getNodes()).source).toBe('live');
  });
});

describe('failing availability', () => {
  it('leaves the last figures with their time', async () => {
    const { live, answer, lines } = setUp();
    const before = await live.getNodes();
    answer(AVAILABILITY, () => Response.json([]));
    const after = await live.getNodes();
    expect(after).toMatchObject({ source: 'live', meanAvailability: before.meanAvailability });
    expect(after.checkedAt).not.toBe(before.checkedAt);
    expect(after.chains[0]?.measuredAt).toBe(before.checkedAt);
    expect(lines).toEqual(['GET /availability failed: not an object']);
  });
});

describe('prices', () => {
  it('come from the provider, or the last good ones while it fails', async () => {
    const { live, answer, lines } = setUp();
    const [plans, units] = await Promise.all([live.getPlans(), live.getComputeUnits()]);
    expect(plans.map((plan) => plan.kind)).toContain('compute-units');
    expect(units.protocols).toHaveLength(87);
    answer(/prices/, down);
    expect(await live.getPlans()).toEqual(plans);
    expect(await live.getComputeUnits()).toEqual(units);
    expect(lines).toEqual([
      'GET /plans failed: status 500',
      'GET /compute-units failed: status 500',
    ]);
  });

  it('are built in, without amounts, if the provider was never reached', async () => {
    const { live, answer } = setUp();
    answer(/prices/, down);
    const plans = await live.getPlans();
    expect(plans.find((plan) => plan.kind === 'free')?.requestsPerDay).toBe(40_000);
    expect(plans.every(({ kind, price }) => kind === 'free' || price.amount === null)).toBe(true);
    expect(await live.getComputeUnits()).toEqual({ protocols: [], methods: [] });
  });
});

describe('a list that suddenly shrinks', () => {
  it.each([
    [NODES, 'getNodes', 'chains'],
    [AVAILABILITY, 'getNodes', 'measured chains'],
    [/plans\/$/, 'getPlans', 'plans'],
    [/CU\/methods\/all$/, 'getComputeUnits', 'prices'],
  ] as const)('is not taken for ten minutes, and logged: %s', async (path, get, what) => {
    const { live, control, answer, lines } = setUp();
    const getSize = async () => JSON.stringify(await live[get]()).length;
    const { respond } = control;
    const before = await getSize();
    answer(path, async (url) => {
      const body = (await (await respond(url)).json()) as object;
      const [first, second] = Object.entries(body);
      return Response.json(
        Array.isArray(body) ? body.slice(0, 2) : Object.fromEntries([first, second] as never),
      );
    });
    expect(await getSize()).toBeGreaterThan(before * 0.9);
    await vi.waitFor(() => expect(lines.join()).toContain(`${what} are missing`));
    control.now += CONFIRM_MS;
    await vi.waitFor(async () => expect(await getSize()).toBeLessThan(before * 0.9));
  });
});

describe('after a restart', () => {
  it('the last good values stay while the provider is down, and new ones are compared', async () => {
    const responses = { api: makeResponses(), availability: makeResponses() };
    const { live } = setUp({ responses });
    const [before, plans] = [await live.getNodes(), await live.getPlans()];

    const restarted = setUp({ responses });
    restarted.answer(/./, down);
    const nodes = await restarted.live.getNodes();
    expect(nodes).toMatchObject({ source: 'last-good', checkedAt: new Date(DAY).toISOString() });
    // How far behind nodes were before the restart is not kept.
    expect(nodes.chains).toEqual(before.chains.map((chain) => ({ ...chain, heads: [] })));
    expect(await restarted.live.getPlans()).toEqual(plans);

    const shrunk = setUp({ responses });
    shrunk.answer(NODES, () => Response.json(toList(10)));
    expect((await shrunk.live.getNodes()).chains).toHaveLength(87);
  });
});
