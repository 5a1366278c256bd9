import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { PlanCard } from '@/components/pricing/PlanCard';
import { NetworkTable } from '@/components/nodes/NodePage/NetworkTable';
import { createEmbeddedProvider } from '@/embedded/provider';
import { getConsole } from '@/lib/console';
import { toPublicEstimate } from '@/lib/directory/estimate';
import { getPriceFile } from '@/lib/directory/prices';
import { toPublicNodes } from '@/lib/directory/public-chain';
import { groupPlans } from '@/lib/display/plan-groups';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { createProviderClient } from '@/lib/provider/client';
import { createLiveData } from '@/lib/provider/live-data';
import { sendLead } from '@/lib/provider/send-lead';
import { answerAsOpaqueProvider, OPAQUE_PATHS } from '@/tests/doubles/opaque-provider';

const embedded = createEmbeddedProvider();
const KINDS = [
  { kind: 'a common host', answer: embedded, host: 'nodewell.example', paths: undefined },
  { kind: 'opaque endpoints', answer: answerAsOpaqueProvider, host: null, paths: OPAQUE_PATHS },
];

const ORIGIN = 'https://site.example';
const readSchema = (name: string): object =>
  JSON.parse(readFileSync(`lib/directory/${name}.schema.json`, 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(readSchema('prices'), 'prices');

function connect({ answer, paths }: (typeof KINDS)[number]) {
  const lines: string[] = [];
  const client = createProviderClient({
    fetch: async (url, init) => answer(new Request(url, init)),
    apiUrl: 'http://x/v3',
    paths,
    availabilityUrl: 'http://x/v1',
    timeoutMs: 5000,
  });
  return {
    live: createLiveData({ client, retryDelayMs: 1, log: (line) => lines.push(line) }),
    lines,
  };
}

describe.each(KINDS)('a provider with $kind', (kind) => {
  const { live, lines } = connect(kind);

  it('lists its chains, in the published form', async () => {
    const nodes = await live.getNodes();
    expect(nodes.source).toBe('live');
    expect(nodes.chains.length).toBeGreaterThanOrEqual(40);
    const eth = nodes.chains.find(({ key }) => key === 'eth');
    expect(eth?.networks[0]?.interfaces).toEqual(expect.arrayContaining(['json-rpc', 'websocket']));
    expect(eth?.serviceLevels).toEqual(expect.arrayContaining(['shared', 'archive']));
    expect(eth).toMatchObject({ status: 'available', reading: 'live' });
    const valid = ajv.validate(readSchema('nodes'), toPublicNodes(nodes, ORIGIN));
    expect(ajv.errorsText(), String(valid)).toBe('No errors');
  });

  it.each(LOCALE_KEYS)('shows a chain with its networks and its console: %s', async (locale) => {
    const [nodes, prices, plans] = await Promise.all([
      ...[live.getNodes()],
      ...[live.getComputeUnits(), live.getPlans()],
    ] as const);
    const chain = nodes.chains.find(({ key }) => key === 'eth');
    if (!chain) throw new Error('no chain');
    const { host } = kind;
    const html = renderToStaticMarkup(
      <NetworkTable
        {...{ chain, host, locale, messages: getMessages(locale) }}
        interfaces={new Set()}
      />,
    );
    const text = html.replaceAll('<wbr/>', '');
    expect(text.includes('eth.nodewell.example')).toBe(host !== null);
    const data = getConsole({ chain, host, prices, plans });
    expect(data?.tabs[0]?.requests.curl).toContain(host === null ? '$ETH_URL' : `${host}/$KEY`);
    expect(data?.tabs[0]?.units).toBeGreaterThan(0);
  });

  it.each(LOCALE_KEYS)('shows its plans with their prices: %s', async (locale) => {
    const plans = await live.getPlans();
    const html = groupPlans(plans)
      .map(({ group, plans: own }) =>
        renderToStaticMarkup(
          <PlanCard
            group={group}
            plans={own}
            getAudience={() => null}
            {...{ locale, messages: getMessages(locale) }}
          />,
        ),
      )
      .join('');
    expect(html).toContain('$0');
    expect(html).not.toMatch(/NaN|undefined|\[object/);
    for (const { price, periods = [] } of plans) {
      if (price.amount === null) continue;
      for (const { months, price: amount } of periods.filter((one) => one.months > 1)) {
        expect(html, String(months)).toContain(amount.toLocaleString('en'));
      }
    }
    const prices = await live.getComputeUnits();
    const facts = { plans, computeUnits: prices, isSample: false };
    for (const [path, name] of [
      ['/plans.json', 'plans'],
      ['/compute-units.json', 'computeUnits'],
    ]) {
      const body = JSON.parse(getPriceFile(path ?? '', facts, ORIGIN)?.text ?? '') as unknown;
      const validate = ajv.getSchema(`prices#/$defs/${name}`);
      expect(validate?.(body), JSON.stringify(validate?.errors)).toBe(true);
    }
  });

  it('prices a workload, archive data included', async () => {
    const [prices, plans] = await Promise.all([live.getComputeUnits(), live.getPlans()]);
    const call = { chain: 'eth', method: 'eth_call', perDay: 1000 };
    const price = (isArchive: boolean) =>
      toPublicEstimate({ calls: [{ ...call, isArchive }], peakFactor: 3 }, { prices, plans });
    expect(price(false)).toMatchObject({ computeUnitsPerMonth: 750_000 });
    expect(price(true).computeUnitsPerMonth).toBe(1_500_000);
    expect(price(false).fittingPlan).not.toBeNull();
  });

  it('leaves nothing to log', () => expect(lines).toEqual([]));
});

test('a refused lead names the request, whatever the form of the error', async () => {
  const answer = await sendLead(
    async (url, init) => answerAsOpaqueProvider(new Request(url, init)),
    'http://x/v3',
    { call: 'contacts/', payload: {}, token: 't', key: 'k' },
    5000,
  );
  expect(answer).toEqual({
    isAccepted: false,
    status: 503,
    reason: 'status 503 (request req-7f3a)',
    requestId: 'req-7f3a',
  });
});

test('plans by year show the month, the year and the first payment', async () => {
  const plans = await connect(KINDS[1] as (typeof KINDS)[number]).live.getPlans();
  expect(plans.map(({ id, kind, price }) => [id, kind, price.amount])).toEqual([
    ['free', 'free', 0],
    ['starter', 'compute-units', 49],
    ['pro', 'compute-units', 399.17],
  ]);
  expect(plans[1]?.periods?.[0]).toEqual({ months: 1, price: 49, firstPayment: 39 });
  expect(plans[2]).toMatchObject({ endpoints: 150, computeUnits: 1e9, requestsPerSecond: 800 });
});

test.each([
  [
    'a cursor that never ends',
    () => ({ items: [{ id: 'eth' }], next_cursor: 'again' }),
    'pages do not end',
  ],
  ['HTML with 200', () => '<!doctype html><p>Maintenance', 'not JSON'],
])('%s leaves the last good value and one log line', async (_, respond, reason) => {
  let isBroken = false;
  let now = Date.parse('2026-01-01');
  const lines: string[] = [];
  const client = createProviderClient({
    fetch: async (url) => {
      if (!isBroken) return embedded(new Request(url));
      const body = respond();
      return new Response(typeof body === 'string' ? body : JSON.stringify(body));
    },
    ...{ apiUrl: 'http://x/v3', availabilityUrl: null, timeoutMs: 5000 },
  });
  const live = createLiveData({
    ...{ client, retryDelayMs: 1, now: () => now, log: (line) => lines.push(line) },
  });
  const plans = await live.getPlans();
  isBroken = true;
  now += 60_001;
  expect(await live.getPlans()).toEqual(plans);
  await live.getPlans();
  await vi.waitFor(() => expect(lines).toEqual([`GET /plans failed: ${reason}`]));
});
