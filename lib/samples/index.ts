import type { ChainFacts } from '@/lib/chains';
import type { EndpointHost } from '@/lib/endpoints';
import { toFirehoseSample, toGrpcSample } from './grpc';
import { toHttpSample, toHttpUrl } from './http';
import furtherCalls from './interfaces.json';
import { toJson } from './literals';
import firstCalls from './samples.json';
import type { InterfaceCall, CallTarget, RequestSample, Sample } from './types';
import { toSocketSample, toSocketUrl } from './websocket';

export type { RequestSample, SampleLanguage } from './types';

/** By chain or method family. */
const FIRST: Record<string, Sample> = firstCalls;
/** By chain or method family, or `*` for all chains; then by interface. */
const FURTHER: Record<string, Record<string, InterfaceCall>> = furtherCalls;

function getFirstCall({ key, methodFamilies }: ChainFacts): Sample | undefined {
  // For a chain with an EVM layer beside its own ledger, the EVM is used.
  const family = methodFamilies.includes('evm') ? 'evm' : methodFamilies[0];
  return FIRST[key] ?? (family && FIRST[family]);
}

/** Returns a call as a sample; null for gRPC on opaque URLs, whose path has the key. */
function toSample(name: string, call: InterfaceCall, place: CallTarget): RequestSample | null {
  if ('blocks' in call || 'rpc' in call) {
    const { key, host } = place;
    if (host === null) return null;
    return 'rpc' in call
      ? toGrpcSample(name, call, { key, host })
      : toFirehoseSample(name, call, { key, host });
  }
  if ('message' in call) return toSocketSample(name, call, place);
  return toHttpSample({ interface: name, ...call }, place);
}

/** Returns a chain's sample request on the endpoints of `host`; null if its interface is unconfirmed. */
export function getRequestSample(facts: ChainFacts, host: EndpointHost): RequestSample | null {
  const call = getFirstCall(facts);
  return call ? toHttpSample(call, { key: facts.key, host }) : null;
}

/** Returns the JSON-RPC body of a chain's first call in one line; null if that call is none, or has an apostrophe. */
export function getRequestBody(facts: ChainFacts): string | null {
  const call = getFirstCall(facts);
  if (!call || !('method' in call)) return null;
  const body = toJson({ jsonrpc: '2.0', id: 1, method: call.method, params: call.params });
  return body.includes("'") ? null : body;
}

/** True for an interface and its variants, such as `rest-fullnode`. */
const isPartOf = (name: string, whole: string) => name === whole || name.startsWith(`${whole}-`);

/** Returns a chain's calls by interface, except its first one. */
const getCalls = ({ key, methodFamilies }: ChainFacts): Record<string, InterfaceCall> =>
  Object.assign({}, ...['*', ...methodFamilies, key].map((name) => FURTHER[name]));

/** Returns a chain's JSON-RPC endpoints over HTTP and WebSocket, with a variable in place of the key. */
export function getEndpointUrls(
  facts: ChainFacts,
  host: EndpointHost,
): Record<'json-rpc' | 'websocket', string> {
  const place = { key: facts.key, host };
  const { websocket } = getCalls(facts);
  const path = websocket && 'path' in websocket ? websocket.path : '';
  return { 'json-rpc': toHttpUrl(place), websocket: toSocketUrl(place, path) };
}

/** Returns a first request for each interface of a chain besides that of its first sample, in the order offered. */
export function getInterfaceSamples(
  facts: ChainFacts,
  offered: readonly string[],
  host: EndpointHost,
): RequestSample[] {
  const { key } = facts;
  const calls = getCalls(facts);
  const first = getFirstCall(facts)?.interface;
  const findCall = (name: string) => {
    if (Object.hasOwn(calls, name)) return name;
    if (first && isPartOf(name, first)) return [];
    return Object.keys(calls).find((whole) => isPartOf(name, whole)) ?? [];
  };
  const found = offered.flatMap(findCall);
  return [...new Set(found)].flatMap((name) => {
    const call = calls[name];
    return (call && toSample(name, call, { key, host })) ?? [];
  });
}

/** Returns a chain's first request, and one for each further interface. */
export function getChainSamples(
  facts: ChainFacts,
  offered: readonly string[],
  host: EndpointHost,
): RequestSample[] {
  const first = getRequestSample(facts, host);
  return [...(first ? [first] : []), ...getInterfaceSamples(facts, offered, host)];
}
