import type { ChainMethod, MethodParameter } from '@/lib/chains/methods';
import { toPlainText } from '@/lib/samples/literals';
import type { HttpCall } from '@/lib/samples/types';

/** Families whose JSON-RPC takes parameters by name; `xrpl` takes them by name in a one-item list. */
const NAMED = new Set(['near', 'cosmos-sdk', 'stellar', 'cardano', 'monero', 'xrpl']);

/** Groups that a chain's endpoint does not serve at its root, or whose interface is being retired. */
const OTHER_ROOTS = new Set([
  ...['evm rollup', 'evm cross-chain', 'evm platform', 'evm hypercore', 'ton v3 index'],
  ...['algorand indexer', 'stacks hiro api', 'icp ic https', 'monero paths', 'theta theta'],
  ...['stellar horizon', 'chronik read', 'celestia-node data availability', 'dydx-indexer markets'],
]);

/** Streams, which never end, and calls whose parameters are uncertain. */
const NOT_SHOWN = new Set(['/eth/v1/events', '/monitor/heads/main', 'near validators']);

/** Bodies that are not JSON. */
const RAW_BODY = /^(hex, POST|binary|text|cbor)/;

const isShortened = (value: unknown) => JSON.stringify(value ?? null).includes('…');
const isIn = (place: 'path' | 'query', { type }: MethodParameter) => type.startsWith(place);
const isGiven = ({ required, example }: MethodParameter) => required || example !== null;

/** Encodes a value for a URL's path or query, so that the shell needs no quotes. */
const toUrlPart = (value: unknown) =>
  encodeURIComponent(toPlainText(value)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function toObject(params: readonly MethodParameter[]): Record<string, unknown> {
  const entries = params.filter(isGiven).flatMap(({ name, example }): [string, unknown][] => {
    // Alternatives: the example is the whole object.
    if (/[|+]/.test(name)) return Object.entries(Object(example) as object);
    return [[name, example]];
  });
  return Object.fromEntries(entries);
}

/** Lists parameters in order, without optional ones at the end. */
function toList(params: readonly MethodParameter[]): unknown[] {
  const last = params.findLastIndex(isGiven);
  return params.slice(0, last + 1).map(({ example }) => example);
}

/** True for a call that takes parameters by name. */
export const takesNames = ({ family }: ChainMethod) => NAMED.has(family);

/** The fields of a method that determine its call. */
export type CallParts = Pick<
  ChainMethod,
  'family' | 'group' | 'name' | 'wire' | 'transport' | 'params' | 'result' | 'http'
>;

function toParams({ family, params }: Pick<CallParts, 'family' | 'params'>): unknown {
  const [only] = params;
  if (only && params.length === 1 && only.type.startsWith('array with')) return only.example;
  if (family === 'xrpl') return [toObject(params)];
  return NAMED.has(family) ? toObject(params) : toList(params);
}

function toPathCall({ wire, http, params, result }: CallParts): HttpCall | null {
  const inUrl = params.filter((one) => isIn('path', one) || isIn('query', one));
  const rest = params.filter((one) => !inUrl.includes(one));
  const asked = inUrl.filter(isGiven);
  if (!http || wire.includes('*') || asked.some(({ example }) => isShortened(example))) return null;
  if (rest.some(({ type }) => RAW_BODY.test(type))) return null;
  const path = wire.replace(/^(GET|POST) /, '').replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = params.find((one) => one.name === name)?.example;
    return value === undefined || value === null ? whole : toUrlPart(value);
  });
  if (path.includes('{')) return null;
  const query = asked
    .filter((one) => isIn('query', one) && one.example !== null)
    .map(({ name, example }) => `${toUrlPart(name)}=${toUrlPart(example)}`)
    .join('&');
  const [first] = rest;
  const body = first?.name === 'body' ? first.example : toObject(rest);
  return {
    http,
    path: query ? `${path}?${query}` : path,
    ...(http === 'POST' && { body }),
    response: result,
  };
}

/** Returns the HTTP call of a method on a chain's endpoint; null if it is uncertain. */
export function toMethodCall(method: CallParts): HttpCall | null {
  const { family, group, name, wire, transport, result } = method;
  if (OTHER_ROOTS.has(`${family} ${group}`)) return null;
  if (NOT_SHOWN.has(name) || NOT_SHOWN.has(`${family} ${name}`)) return null;
  if (transport.includes('rest')) return toPathCall(method);
  if (!transport.includes('http')) return null;
  const params = toParams(method);
  if (family !== 'tron') return { method: wire, params, result };
  const body = { jsonrpc: '2.0', id: 1, method: wire, params };
  return { http: 'POST', path: '/jsonrpc', body, response: { jsonrpc: '2.0', id: 1, result } };
}

/** True if the request refers to a block, transaction, account or the like, which other chains do not have. */
export const namesThings = ({ params }: ChainMethod) =>
  params.some(
    ({ name, type }) =>
      /hash|address|base58|ss58|transaction id|block id/.test(type) ||
      /hash|address|txid|account|owner|contract/i.test(name),
  );

/** True if the values of the request exist on a chain, so that it runs as printed. */
export const runsAsPrinted = (method: ChainMethod, chain: string) =>
  method.examplesOn === chain &&
  !hasShortenedValue(method) &&
  // The ID of a filter or a subscription is the caller's own.
  !method.params.some(({ type }) => type === 'hex id');

/** True if the request contains a value that readers must fill in. */
export const hasShortenedValue = ({ params }: ChainMethod) =>
  params.some((one) => isGiven(one) && isShortened(one.example));
