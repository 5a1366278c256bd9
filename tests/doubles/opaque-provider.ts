import { EMBEDDED_METHODS } from '@/embedded/provider';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { CHAIN_FACTS } from '@/lib/chains';

/**
 * A provider of the other kind, in the shapes that public clients of GetBlock's API document (github.com/CHplus2/getblock-cli,
 * read on 29 November 2026): opaque endpoints, modes with interfaces and regions, paged envelopes, plans by period,
 * prices by chain, and errors as text. Its figures are made up.
 */
export const OPAQUE_PATHS = {
  nodes: 'protocols',
  plans: 'pricing',
  unitChains: 'cu/protocols',
  unitMethods: 'cu/methods',
  limits: 'limits',
};

const REGIONS = ['eu-central-1', 'us-east-1'];
const API_NAMES: Readonly<Record<string, string>> = { websocket: 'ws' };

const PROTOCOLS = EMBEDDED_NODES.slice(0, 40).map(({ protocol, networks: own }) => {
  const { _key: key, name } = protocol;
  const networks = own.map(({ _key }) => _key);
  const apis = (own[0]?.interfaces ?? []).map((id) => ({
    id: API_NAMES[id] ?? id,
    regions: REGIONS,
  }));
  return {
    id: key,
    name,
    based_on: '',
    networks:
      key === 'ltc'
        ? ['mainnet']
        : networks.map((id, index) => ({
            id,
            paid_regions: index === 0 ? ['ap-southeast-1'] : [],
            modes: [
              { id: 'full', apis, addons: [] },
              ...(key === 'eth' && index === 0 ? [{ id: 'archive', apis, addons: [] }] : []),
            ],
          })),
  };
});

const PLANS = [
  {
    id: 'free',
    name: 'Free',
    currency: 'USD',
    price: 0,
    limits: { rps: 20, requests_per_day: 40_000, max_tokens: 2 },
  },
  {
    id: 'starter',
    name: 'Starter',
    currency: 'USD',
    type: 'regular',
    periods: [
      { period: '1m', base: 49, first_payment: 39, renewal: 49 },
      { period: '12m', base: 588, first_payment: 470, renewal: 470 },
    ],
    limits: { rps: 100, cu_amount: 50_000_000, max_tokens: 10, cu_replenishment: 'monthly' },
  },
  {
    id: 'pro',
    name: 'Pro',
    currency: 'USD',
    type: 'regular',
    periods: [{ period: '12m', base: 5988, first_payment: 4790, renewal: 4790 }],
    limits: { rps: 800, cu_amount: 1_000_000_000, max_tokens: 150, cu_replenishment: 'monthly' },
  },
];

const UNITS = Object.fromEntries(
  ['eth', 'sol', 'btc'].map((chain) => {
    const family = CHAIN_FACTS.find(({ key }) => key === chain)?.methodFamilies[0];
    const own = EMBEDDED_METHODS.filter((one) => one.family === family);
    return [chain, Object.fromEntries(own.map((one) => [one.method, one.computeUnits]))];
  }),
);

const PAGE = 20;

function toPage(list: readonly unknown[], name: string, params: URLSearchParams) {
  const offset = Number(params.get('offset') ?? 0);
  return { total: list.length, limit: PAGE, offset, [name]: list.slice(offset, offset + PAGE) };
}

function toCursorPage(list: readonly unknown[], params: URLSearchParams) {
  const start = Number(params.get('cursor') ?? 0);
  const end = start + PAGE;
  return { items: list.slice(start, end), next_cursor: end < list.length ? String(end) : null };
}

export const REFUSAL = { error: 'The form host is being updated.', request_id: 'req-7f3a' };

/** Responds as a provider with opaque endpoints does; `/v1` is its availability host. It refuses empty leads. */
export async function answerAsOpaqueProvider(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/v\d\//, '').replace(/\/$/, '');
  switch (`${request.method} ${path}`) {
    case 'GET protocols':
      return Response.json(toPage(PROTOCOLS, 'protocols', searchParams));
    case 'GET pricing':
      return Response.json(toPage(PLANS, 'plans', searchParams));
    case 'GET cu/protocols':
      return Response.json(
        toCursorPage(
          Object.keys(UNITS).map((protocol) => ({ protocol, archive_factor: 2 })),
          searchParams,
        ),
      );
    case 'GET cu/methods':
      return Response.json(UNITS);
    case 'GET availability':
      return Response.json({ eth: { 'eu-central-1': 99.95, 'us-east-1': 99.99 } });
    case 'POST contacts':
      return (await request.text()) === '{}'
        ? Response.json(REFUSAL, { status: 503 })
        : Response.json({ id: 'lead-1' }, { status: 201 });
    default:
      return Response.json({ error: 'Resource was not found.' }, { status: 404 });
  }
}
