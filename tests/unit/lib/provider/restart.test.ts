import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { toServerKey, toSiteKey } from '@/lib/chains/server-keys';
import { createKeptData } from '@/lib/provider/kept';
import { createTestStore } from '../../../support/answer-store';
import { down, setUp } from './live-setup';

const ANYTHING = /./;
const NODES = /nodes_v2$/;
const PLANS = /plans\/$/;
const MINUTE = 60_000;
const START = '2026-01-01T00:00:00.000Z';

const createKept = () => createKeptData([createTestStore()]);

async function readAll({ live }: Pick<ReturnType<typeof setUp>, 'live'>) {
  const [nodes, plans, units] = await Promise.all([
    live.getNodes(),
    live.getPlans(),
    live.getComputeUnits(),
  ]);
  return { nodes, plans, units };
}

describe('a restart while the provider is down', () => {
  it('keeps all figures, plans and prices, and says when they were read', async () => {
    const kept = createKept();
    const before = await readAll(setUp({ kept }));
    expect(before.units.methods.length).toBeGreaterThan(10);
    const restarted = setUp({ kept });
    restarted.control.now += MINUTE;
    restarted.answer(ANYTHING, down);
    const after = await readAll(restarted);
    expect(after).toEqual({ ...before, nodes: { ...before.nodes, source: 'last-good' } });
    expect(after.nodes).toMatchObject({ checkedAt: START, readingsAt: START });
    // Files and pages from equal sources are equal.
    const again = await readAll(restarted);
    expect(again.plans).toBe(after.plans);
    expect(again.units).toBe(after.units);
    expect(again.nodes.chains).toBe(after.nodes.chains);
  });

  it('starts with the defaults if nothing readable was stored', async () => {
    const store = createTestStore();
    const texts = { nodes: '{"half', plans: '[]', 'compute-units': 'null', availability: '[[1]]' };
    for (const [key, text] of Object.entries(texts)) {
      await store.set(key, { ref: '', text, readAt: 1 });
    }
    const fresh = setUp();
    const restarted = setUp({ kept: createKeptData([store]) });
    for (const { answer } of [fresh, restarted]) answer(ANYTHING, down);
    const after = await readAll(restarted);
    expect(after).toEqual(await readAll(fresh));
    expect(after.nodes).toMatchObject({ source: 'built-in', readingsAt: null });
  });

  it('ends with the first response', async () => {
    const kept = createKept();
    await readAll(setUp({ kept }));
    const restarted = setUp({ kept });
    restarted.answer(ANYTHING, down);
    await readAll(restarted);
    restarted.heal();
    restarted.control.now += 5 * MINUTE;
    expect((await readAll(restarted)).nodes.readingsAt).toBe('2026-01-01T00:05:00.000Z');
  });
});

it('a restart compares a short response with the previous one', async () => {
  const kept = createKept();
  const before = await readAll(setUp({ kept }));
  const restarted = setUp({ kept });
  const cut = async (url: string, count: number) =>
    ((await (await restarted.embedded(url)).json()) as unknown[]).slice(0, count);
  restarted.control.respond = async (url) => {
    if (NODES.test(url)) return Response.json(await cut(url, 10));
    return PLANS.test(url) ? Response.json(await cut(url, 2)) : restarted.embedded(url);
  };
  const after = await readAll(restarted);
  expect(after.nodes.chains).toHaveLength(before.nodes.chains.length);
  expect(after.plans).toEqual(before.plans);
});

it('a chain has one key however often it is read', () => {
  for (const { key } of CHAIN_FACTS) expect(toSiteKey(toSiteKey(toServerKey(key)))).toBe(key);
});
