import { describe, expect, it } from 'vitest';
import { CONFIRM_MS } from '@/lib/provider/loss-check';
import { setUp } from './live-setup';

const NODES = /nodes_v2$/;
const MINUTE = 60_000;

const toList = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    protocol: { _key: `chain${index}`, name: `Chain ${index}` },
    networks: [],
  }));

async function setUpList(count: number) {
  const context = setUp();
  const { answer, control, live, endPause, pauses } = context;
  const list = (length: number) => answer(NODES, () => Response.json(toList(length)));
  /** Asks again once a minute has passed, and lets all tries come to an end. */
  async function readAgain(ms = MINUTE) {
    control.now += ms;
    await live.getNodes();
    while (pauses.length > 0) await endPause();
    return live.getNodes();
  }
  list(count);
  await live.getNodes();
  return { ...context, list, readAgain };
}

describe('a list that lacks many chains of the one before', () => {
  it('leaves the last good list in place, and says so', async () => {
    const { list, readAgain, lines } = await setUpList(40);
    list(10);
    const nodes = await readAgain();
    expect([nodes.source, nodes.chains.length]).toEqual(['last-good', 40]);
    expect(lines.join()).toContain('30 of 40 chains are missing');
  });

  it('counts once it has said the same for ten minutes', async () => {
    const { list, readAgain } = await setUpList(40);
    list(10);
    await readAgain();
    const nodes = await readAgain(CONFIRM_MS);
    expect([nodes.source, nodes.chains.length]).toEqual(['live', 10]);
  });

  it('starts anew where a whole list came in between', async () => {
    const { list, readAgain } = await setUpList(40);
    list(10);
    await readAgain();
    list(40);
    expect((await readAgain(CONFIRM_MS - MINUTE)).source).toBe('live');
    list(10);
    expect((await readAgain()).chains).toHaveLength(40);
  });

  it('waits no longer than that where the clock was set back', async () => {
    const { list, readAgain } = await setUpList(40);
    list(10);
    await readAgain();
    await readAgain(-86_400_000);
    expect((await readAgain(CONFIRM_MS)).chains).toHaveLength(10);
  });
});

it.each([
  ['a few', 40, 36],
  ['less than a quarter', 40, 31],
])('takes %s chains away at once', async (_, before, after) => {
  const { list, readAgain } = await setUpList(before);
  list(after);
  const nodes = await readAgain();
  expect([nodes.source, nodes.chains.length]).toEqual(['live', after]);
});
