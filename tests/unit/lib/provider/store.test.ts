import { describe, expect, it } from 'vitest';
import { CONFIRM_MS } from '@/lib/provider/loss-check';
import { down, setUp } from './live-setup';

const NODES = /nodes_v2$/;
const AVAILABILITY = /availability$/;
const PLANS = /plans\/$/;
const PROTOCOLS = /CU\/protocols\/$/;
const METHODS = /CU\/methods\/all$/;
const URLS = new Map([
  [PLANS, 'http://x/v3/prices/public/plans/'],
  [PROTOCOLS, 'http://x/v3/prices/CU/protocols/'],
  [METHODS, 'http://x/v3/prices/CU/methods/all'],
]);

describe('a working provider', () => {
  it('gives the joined list with the time of the check', async () => {
    const { live } = setUp();
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'live', checkedAt: '2026-01-01T00:00:00.000Z' });
    expect(nodes.chains).toHaveLength(87);
    const pol = nodes.chains.find((chain) => chain.key === 'pol');
    expect(pol).toMatchObject({ measuredAt: nodes.checkedAt, facts: { ticker: 'POL' } });
    expect(nodes.chains.find((chain) => chain.key === 'tia')?.measuredAt).toBeNull();
  });

  it('takes the mean of measured chains only', async () => {
    const { live, answer } = setUp();
    answer(AVAILABILITY, () =>
      Response.json({ btc: { a: 90 }, eth: { a: 91 }, sol: { a: 90.33 } }),
    );
    expect((await live.getNodes()).meanAvailability).toBe('90.44');
  });

  it('has no mean where nothing was measured', async () => {
    const { live, answer } = setUp();
    answer(AVAILABILITY, () => Response.json({ btc: { a: 'n/a' } }));
    expect((await live.getNodes()).meanAvailability).toBeNull();
  });

  it('is asked once a minute', async () => {
    const { live, control, count } = setUp();
    await live.getNodes();
    control.now += 59_999;
    await live.getNodes();
    expect(count(NODES)).toBe(1);
    control.now += 1;
    await live.getNodes();
    expect([count(NODES), count(AVAILABILITY)]).toEqual([2, 2]);
  });

  it('is asked once for all who ask at the same time', async () => {
    const { live, count } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => live.getNodes()));
    expect(all.every((nodes) => nodes.source === 'live')).toBe(true);
    expect([count(NODES), count(AVAILABILITY)]).toEqual([1, 1]);
  });
});

it('is asked again when the clock was set back', async () => {
  const { live, control, count } = setUp();
  await live.getNodes();
  control.now -= 86_400_000;
  expect((await live.getNodes()).source).toBe('live');
  await live.getNodes();
  expect(count(NODES)).toBe(2);
});

it.each([
  ['well', null],
  ['down', down],
])('ten thousand questions to a provider that is %s cost one call', async (_, fault) => {
  const { live, answer, lines, count } = setUp();
  if (fault) answer(NODES, fault);
  for (let asked = 0; asked < 10_000; asked += 1) await live.getNodes();
  expect([count(NODES), count(AVAILABILITY)]).toEqual([1, 1]);
  expect(lines).toEqual([]);
});

describe('a failing node list', () => {
  it('makes nobody wait for a retry, which mends the list behind', async () => {
    const { live, answer, heal, pauses, endPause, lines, count } = setUp();
    answer(NODES, down);
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'built-in', checkedAt: null });
    expect(nodes.chains).toHaveLength(87);
    expect(nodes.chains[0]?.measuredAt).not.toBeNull();
    expect(pauses.map((pause) => pause.ms)).toEqual([10_000]);
    expect((await live.getNodes()).source).toBe('built-in');
    expect(count(NODES)).toBe(1);
    heal();
    await endPause();
    expect((await live.getNodes()).source).toBe('live');
    expect(count(NODES)).toBe(2);
    expect(lines).toEqual([]);
  });

  it('keeps the last good list and writes one line after three retries', async () => {
    const { live, control, answer, heal, endPause, lines, count } = setUp();
    const good = await live.getNodes();
    control.now += 60_000;
    answer(NODES, down);
    expect(await live.getNodes()).toMatchObject({ source: 'last-good', checkedAt: good.checkedAt });
    for (let retries = 0; retries < 3; retries += 1) {
      expect(lines).toEqual([]);
      await endPause();
    }
    expect(count(NODES)).toBe(5);
    expect(lines).toEqual(['GET /nodes failed: not found (status 500)']);
    heal();
    expect((await live.getNodes()).source).toBe('last-good');
    expect(count(NODES)).toBe(5);
    control.now += 10_000;
    expect((await live.getNodes()).source).toBe('live');
  });
});

function setUpLists() {
  const context = setUp();
  const { respond } = context.control;
  /** Has a list answer with what is made of it. */
  const changeList = (path: RegExp, change: (list: object[]) => object[]) =>
    context.answer(path, async () => {
      const list = (await (await respond(URLS.get(path) ?? '')).json()) as object[];
      return Response.json(change(list));
    });
  return { ...context, changeList };
}

describe('a price list that lacks much of the one before', () => {
  it.each([
    [PLANS, 'plans', 'getPlans'],
    [METHODS, 'prices', 'getComputeUnits'],
    [PROTOCOLS, 'priced chains', 'getComputeUnits'],
  ] as const)('leaves the last prices in place, and says so: %s', async (path, what, get) => {
    const { live, control, changeList, lines } = setUpLists();
    const before = await live[get]();
    changeList(path, (list) => list.slice(0, list.length / 2));
    control.now += 60_000;
    expect(await live[get]()).toEqual(before);
    expect(lines.join()).toMatch(new RegExp(`\\d+ of \\d+ ${what} are missing`));
    control.now += CONFIRM_MS;
    expect(await live[get]()).not.toEqual(before);
  });
});

it('a price list without its prices leaves the last ones in place, and says so', async () => {
  const { live, control, changeList, lines } = setUpLists();
  const answerPlans = (price: object) =>
    changeList(PLANS, (plans) =>
      plans.map((plan) => ({ ...plan, price: { currency: 'USD', placeholder: false, ...price } })),
    );
  answerPlans({ amount: 10 });
  const before = await live.getPlans();
  expect(before.every(({ price }) => price.amount === 10)).toBe(true);
  answerPlans({ amount: null });
  control.now += 60_000;
  expect(await live.getPlans()).toEqual(before);
  expect(lines.join()).toContain('prices are missing');
});

it.each([
  [PLANS, 'getPlans', { requestsPerDay: null }, 'plans with requestsPerDay'],
  [PLANS, 'getPlans', { requestsPerSecond: null }, 'plans with requestsPerSecond'],
  [PLANS, 'getPlans', { computeUnits: null }, 'plans with computeUnits'],
  [PLANS, 'getPlans', { chains: undefined }, 'plans with chains'],
  [METHODS, 'getComputeUnits', { computeUnits: 0 }, 'prices'],
  [METHODS, 'getComputeUnits', { archiveComputeUnits: null }, 'archive prices'],
] as const)('%s: %s keeps the last good when all have %j', async (path, get, change, what) => {
  const { live, control, changeList, lines } = setUpLists();
  const answerWith = (entry: object) =>
    changeList(path, (list) => list.map((one) => ({ ...one, ...entry })));
  if (path === METHODS) answerWith({ archiveComputeUnits: 20 });
  const before = await live[get]();
  answerWith(change);
  control.now += 60_000;
  expect(await live[get]()).toEqual(before);
  expect(lines.join()).toContain(`${what} are missing`);
});

describe('failing availability', () => {
  it('leaves the nodes live with figures marked as not measured', async () => {
    const { live, answer, lines } = setUp();
    answer(AVAILABILITY, down);
    const nodes = await live.getNodes();
    expect(nodes).toMatchObject({ source: 'live', meanAvailability: null });
    expect(new Set(nodes.chains.map((chain) => chain.availabilityPercent))).toEqual(
      new Set(['99.99']),
    );
    expect(nodes.chains.every((chain) => chain.measuredAt === null)).toBe(true);
    expect(lines).toEqual(['GET /availability failed: status 500']);
  });

  it.each([
    ['fractions', 0.9997],
    ['zero', 0],
  ])('takes no figures that are all %s', async (_, figure) => {
    const { live, control, answer, lines } = setUp();
    const before = await live.getNodes();
    control.now += 60_000;
    const keys = ['eth', 'bsc', 'base', 'btc'];
    answer(AVAILABILITY, () =>
      Response.json(Object.fromEntries(keys.map((key) => [key, { eu: figure, us: figure }]))),
    );
    const after = await live.getNodes();
    expect(after.meanAvailability).toBe(before.meanAvailability);
    expect(lines.join()).toContain('no figure is above 1 percent');
  });

  const MIXED = ['eth', 'bsc', 'base', 'btc', 'sol', 'trx'];
  it.each([
    ['from one region are fractions', () => ({ eu: 99.97, us: 0.9997 })],
    [
      'of all chains but two are fractions',
      (index: number) => (index < 2 ? { eu: 99.97 } : { eu: 0.9997, us: 1 }),
    ],
  ])('takes no figures when those %s', async (_, toFigures) => {
    const { live, control, answer, lines } = setUp();
    const before = await live.getNodes();
    control.now += 60_000;
    const figures = MIXED.map((key, index) => [key, toFigures(index)]);
    answer(AVAILABILITY, () => Response.json(Object.fromEntries(figures)));
    const after = await live.getNodes();
    expect(after.meanAvailability).toBe(before.meanAvailability);
    expect(lines.join()).toContain('are fractions, not percent');
  });

  it('takes figures of a chain that is all but down', async () => {
    const { live, control, answer } = setUp();
    const { chains: before } = await live.getNodes();
    control.now += 60_000;
    const figures = before.map(({ key }) => [
      key,
      key === 'eth' ? { eu: 0.4, us: 0.2 } : { eu: 97 },
    ]);
    answer(AVAILABILITY, () => Response.json(Object.fromEntries(figures)));
    const { chains } = await live.getNodes();
    expect(chains.find(({ key }) => key === 'eth')?.availabilityPercent).toBe('0.30');
  });

  it('keeps the last figures with the time at which they were read', async () => {
    const { live, control, answer, lines } = setUp();
    const before = await live.getNodes();
    control.now += 60_000;
    answer(AVAILABILITY, () => Response.json([]));
    const after = await live.getNodes();
    expect(after).toMatchObject({ source: 'live', meanAvailability: before.meanAvailability });
    expect(after.checkedAt).not.toBe(before.checkedAt);
    expect(after.chains[0]?.measuredAt).toBe(before.checkedAt);
    expect(lines).toEqual(['GET /availability failed: not an object']);
  });

  it.each([
    ['no figures', {}],
    ['an error in place of figures', { error: 'database' }],
    ['figures of one chain', { eth: { a: 50 } }],
    ['figures that are none', { eth: { a: 'n/a' }, bsc: null }],
  ])('keeps the last figures when it has %s, until it has for ten minutes', async (_, body) => {
    const { live, control, answer, lines } = setUp();
    const countMeasured = async () =>
      (await live.getNodes()).chains.filter(({ reading }) => reading !== 'default').length;
    const before = await countMeasured();
    expect(before).toBeGreaterThan(20);
    answer(AVAILABILITY, () => Response.json(body));
    control.now += 60_000;
    expect(await countMeasured()).toBe(before);
    expect(lines).toEqual([expect.stringMatching(/^GET \/availability failed: .* are missing/)]);
    control.now += CONFIRM_MS;
    expect(await countMeasured()).toBeLessThan(2);
  });
});
