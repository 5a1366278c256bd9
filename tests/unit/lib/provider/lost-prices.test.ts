import { describe, expect, it } from 'vitest';
import { CONFIRM_MS } from '@/lib/provider/loss-check';
import { setUp } from './live-setup';

const PLANS = /plans\/$/;
const PROTOCOLS = /CU\/protocols\/$/;
const METHODS = /CU\/methods\/all$/;
const URLS = new Map([
  [PLANS, 'http://x/v3/prices/public/plans/'],
  [PROTOCOLS, 'http://x/v3/prices/CU/protocols/'],
  [METHODS, 'http://x/v3/prices/CU/methods/all'],
]);

function setUpLists() {
  const context = setUp();
  const { respond } = context.control;
  /** Changes a list's response. */
  const changeList = (path: RegExp, change: (list: object[]) => object[]) =>
    context.answer(path, async () => {
      const list = (await (await respond(URLS.get(path) ?? '')).json()) as object[];
      return Response.json(change(list));
    });
  return { ...context, changeList };
}

describe('a price list that lacks much of the previous one', () => {
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

it('a price list without prices keeps the last ones, and is logged', async () => {
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
