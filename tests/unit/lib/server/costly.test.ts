import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCostlyLimit, type Asked } from '@/lib/server/costly';
import type { OnOver } from '@/lib/server/when-over';

const ALICE = '203.0.113.1';
const BOB = '203.0.113.2';

it.each([
  '/nodes/compare/?chain=eth&chain=base',
  '/cn/nodes/compare/?chain=eth',
  '/contact/check/?email=empty',
  '/preview/?token=a',
  '/preview/',
  '/nodes/compare/index.md?chain=eth&chain=base',
  '/nodes/compare/social.png?chain=eth',
  '/nodes/compare.rsc?chain=eth',
  '/contact/check/index.md?email=empty',
])('%s is limited for each client', async (url) => {
  const { getWait } = createCostlyLimit(2);
  expect([await getWait({ url }, ALICE), await getWait({ url }, ALICE)]).toEqual([0, 0]);
  expect(await getWait({ url }, ALICE)).toBeGreaterThan(0);
  expect(await getWait({ url }, BOB)).toBe(0);
});

it('they share one limit', async () => {
  const { getWait } = createCostlyLimit(1);
  await getWait({ url: '/nodes/compare/?chain=eth' }, ALICE);
  expect(await getWait({ url: '/contact/check/?email=empty' }, ALICE)).toBeGreaterThan(0);
});

it.each(['/', '/nodes/', '/nodes/?compare=eth', '/nodes/eth/?chain=base', '/nodes/compared/'])(
  '%s is not limited',
  async (url) => {
    const { getWait } = createCostlyLimit(0);
    expect(await getWait({ url }, ALICE)).toBe(0);
  },
);

it('a network has the share of two clients', async () => {
  const { getWait } = createCostlyLimit(1);
  const url = '/nodes/compare/?chain=eth';
  const waits = [];
  for (let host = 1; host <= 3; host++) waits.push(await getWait({ url }, `203.0.113.${host}`));
  expect(waits.slice(0, 2)).toEqual([0, 0]);
  expect(waits[2]).toBeGreaterThan(0);
  expect(await getWait({ url }, '198.51.100.1')).toBe(0);
});

describe("editors' pages and responses to assistants", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const SIMULATOR = { url: '/cn/slice-simulator/?state=a' };
  const DRAFT = { url: '/about/', isDraft: true };
  const MCP = { url: '/mcp/' };

  /** The results of requests so far: 0 for a page that may be rendered, 1 for a refused one, null for a waiting one. */
  function createRequests(asked: Asked) {
    const { takeTurn, end } = createCostlyLimit();
    const waits: (number | null)[] = [];
    const ask = (address: string, options: Partial<Asked> = {}, onOver?: OnOver) => {
      const index = waits.push(null) - 1;
      void takeTurn({ ...asked, ...options }, address, onOver).then(
        (isTaken) => (waits[index] = Number(!isTaken)),
      );
    };
    const getWaits = async (ms = 0) => {
      await vi.advanceTimersByTimeAsync(ms);
      return waits;
    };
    return { ask, end: () => end(asked), getWaits };
  }

  it.each([
    ['two of the simulator', SIMULATOR, 2],
    ['six of previews', DRAFT, 6],
  ])('are rendered a few at a time, regardless of the client: %s', async (_, asked, count) => {
    const { ask, end, getWaits } = createRequests(asked);
    for (let index = 0; index < count; index++) ask(index % 2 ? ALICE : BOB);
    ask(ALICE);
    const first = Array<number>(count).fill(0);
    expect(await getWaits(2000)).toEqual([...first, null]);
    end();
    expect(await getWaits()).toEqual([...first, 0]);
  });

  it('wait for a second after four of the simulator', async () => {
    const { ask, end, getWaits } = createRequests(SIMULATOR);
    for (let count = 0; count < 5; count++) {
      ask(ALICE);
      await getWaits();
      if (count < 4) end();
    }
    expect(await getWaits(900)).toEqual([0, 0, 0, 0, null]);
    expect(await getWaits(200)).toEqual([0, 0, 0, 0, 0]);
  });

  it('wait for a second after ten for assistants, which take no place from others', async () => {
    const { ask, getWaits } = createRequests(MCP);
    for (let count = 0; count < 11; count++) ask(ALICE);
    expect((await getWaits(900)).at(-1)).toBeNull();
    expect((await getWaits(200)).at(-1)).toBe(0);
  });

  it('take turns by network', async () => {
    const { ask, end, getWaits } = createRequests(SIMULATOR);
    for (const address of [ALICE, ALICE, ALICE, ALICE, '198.51.100.1']) ask(address);
    await getWaits();
    end();
    expect(await getWaits()).toEqual([0, 0, null, null, 0]);
  });

  it('are refused if too many wait, and after five seconds', async () => {
    const { ask, getWaits } = createRequests(SIMULATOR);
    for (let count = 0; count < 9; count++) ask(ALICE);
    expect(await getWaits()).toEqual([0, 0, ...Array<null>(6).fill(null), 1]);
    expect(await getWaits(5000)).toEqual([0, 0, ...Array<number>(7).fill(1)]);
  });

  it('free their place when given up', async () => {
    const { ask, end, getWaits } = createRequests(SIMULATOR);
    let giveUp = () => {};
    ask(ALICE);
    ask(ALICE);
    ask(ALICE, {}, (callback) => (giveUp = callback));
    ask(ALICE);
    await getWaits();
    giveUp();
    end();
    expect(await getWaits()).toEqual([0, 0, 1, 0]);
  });

  it('delay neither visitors nor files', async () => {
    const { ask, getWaits } = createRequests(DRAFT);
    for (let count = 0; count < 7; count++) ask(ALICE);
    ask(BOB, { isDraft: false });
    for (const url of ['/_next/static/chunks/a.js', '/img/sample.svg']) ask(ALICE, { url });
    expect(await getWaits()).toEqual([0, 0, 0, 0, 0, 0, null, 0, 0, 0]);
  });
});

it('limits how many pages a client previews per minute', async () => {
  const { getWait, end } = createCostlyLimit();
  const asked = { url: '/about/', isDraft: true };
  let wait = 0;
  for (let count = 0; count < 301; count++) {
    wait = await getWait(asked, ALICE);
    if (wait === 0) end(asked);
  }
  expect(wait).toBeGreaterThan(0);
  expect(await getWait(asked, BOB)).toBe(0);
});
