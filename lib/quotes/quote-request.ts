import { toEstimateText } from './estimate-text';

/** The products that sales can be asked about. */
export const QUOTE_PRODUCTS = [
  'shared',
  'dedicated',
  'clusters',
  'enterprise',
  'appchain',
] as const;
export const DEPTHS = ['full', 'archive'] as const;

/** What a visitor has told the site's tools; every field is optional, and kept apart from the form's own fields. */
export type QuoteRequest = {
  /** The page that the request comes from, without language prefix. */
  page?: string;
  product?: (typeof QUOTE_PRODUCTS)[number];
  /** A plan's id. */
  plan?: string;
  /** A chain's key. */
  chain?: string;
  region?: string;
  depth?: (typeof DEPTHS)[number];
  trace?: boolean;
  callsPerDay?: number;
  /** Units per month. */
  computeUnits?: number;
  /** Requests per second at the busiest time. */
  peak?: number;
  /** The calculation that it comes from, as the query of its page. */
  estimate?: string;
};

export const PEAK_MAX = 100_000;
const COUNT_MAX = 1e15;
const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/i;
const PATH = /^\/(?:[\w-]+\/)*$/;
const PATH_MAX = 100;

const toChoice =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

const toName = (text: string) => (NAME.test(text) ? text : undefined);

const toCount = (max: number) => (text: string) => {
  const count = Number(text);
  return /^\d+$/.test(text) && count > 0 ? Math.min(count, max) : undefined;
};

/** Reads each field from text; undefined for what it cannot be. In the order in which fields are written and shown. */
const READERS: { [Name in keyof QuoteRequest]-?: (text: string) => QuoteRequest[Name] } = {
  page: (text) => (text.length <= PATH_MAX && PATH.test(text) ? text : undefined),
  product: toChoice(QUOTE_PRODUCTS),
  plan: toName,
  chain: toName,
  region: toName,
  depth: toChoice(DEPTHS),
  trace: (text) => (/^[01]$/.test(text) ? text === '1' : undefined),
  callsPerDay: toCount(COUNT_MAX),
  computeUnits: toCount(COUNT_MAX),
  peak: toCount(PEAK_MAX),
  estimate: (text) => toEstimateText(text) || undefined,
};
export const QUOTE_FIELDS = Object.keys(READERS) as (keyof QuoteRequest)[];

/** Reads a request from a hash or query such as `#chain=sol&peak=174`; a field that is unknown or wrong is left out. */
export function parseQuote(text: string): QuoteRequest {
  const parameters = new URLSearchParams(text.replace(/^[#?]/, ''));
  const fields = QUOTE_FIELDS.map((name) => [name, READERS[name](parameters.get(name) ?? '')]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as QuoteRequest;
}

/** Writes a request as `chain=sol&peak=174`, for a hash or a query. */
export function toQuoteText(request: QuoteRequest): string {
  const parameters = new URLSearchParams();
  for (const name of QUOTE_FIELDS) {
    const value = request[name];
    if (value !== undefined)
      parameters.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return parameters.toString();
}

/** Writes a request as a form sends it: empty if it says nothing but its page. */
export const toQuoteField = ({ page, ...request }: QuoteRequest): string =>
  toQuoteText(request) && toQuoteText({ page, ...request });

/** The product that pages of a section are about. */
const PRODUCT_BY_SECTION: Readonly<Record<string, QuoteRequest['product']>> = {
  'dedicated-nodes': 'dedicated',
  'node-clusters': 'clusters',
  'enterprise-api': 'enterprise',
  appchain: 'appchain',
};

/** Returns what a page's address says of a request; `path` has no language prefix. */
export function getPageQuote(path: string, search = ''): QuoteRequest {
  const [, section = '', name = ''] = path.split('/');
  const compared = new URLSearchParams(search).get('chain') ?? '';
  const chain =
    section === 'nodes'
      ? toName(name === 'compare' ? (compared.split(',')[0] ?? '') : name)
      : undefined;
  const product = Object.hasOwn(PRODUCT_BY_SECTION, section)
    ? PRODUCT_BY_SECTION[section]
    : undefined;
  return { page: path, ...(product && { product }), ...(chain && { chain }) };
}
