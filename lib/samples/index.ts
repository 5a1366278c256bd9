import type { ChainFacts } from '@/lib/chains';
import { toFirehoseSample, toGrpcSample } from './grpc';
import { toHttpSample, toHttpUrl } from './http';
import furtherCalls from './interfaces.json';
import firstCalls from './samples.json';
import type { InterfaceCall, CallTarget, RequestSample, Sample } from './types';
import { toSocketSample, toSocketUrl } from './websocket';

export type { RequestSample, SampleLanguage } from './types';

/** By chain or by family of methods. */
const FIRST: Record<string, Sample> = firstCalls;
/** By chain or by family of methods, or `*` for all chains; then by interface. */
const FURTHER: Record<string, Record<string, InterfaceCall>> = furtherCalls;

function getFirstCall({ key, methodFamilies }: ChainFacts): Sample | undefined {
  // A chain with an EVM layer beside its own ledger is asked for by its EVM side.
  const family = methodFamilies.includes('evm') ? 'evm' : methodFamilies[0];
  return FIRST[key] ?? (family && FIRST[family]);
}

function toSample(name: string, call: InterfaceCall, place: CallTarget): RequestSample {
  if ('blocks' in call) return toFirehoseSample(name, call, place);
  if ('rpc' in call) return toGrpcSample(name, call, place);
  if ('message' in call) return toSocketSample(name, call, place);
  return toHttpSample({ interface: name, ...call }, place);
}

/** The sample request of a chain on the endpoints of `host`; null for a chain whose interface is not confirmed. */
export function getRequestSample(facts: ChainFacts, host: string): RequestSample | null {
  const call = getFirstCall(facts);
  return call ? toHttpSample(call, { key: facts.key, host }) : null;
}

/** True for an interface and for a part of it, such as `rest-fullnode`. */
const isPartOf = (name: string, whole: string) => name === whole || name.startsWith(`${whole}-`);

/** The calls of a chain by interface, its first one aside. */
const getCalls = ({ key, methodFamilies }: ChainFacts): Record<string, InterfaceCall> =>
  Object.assign({}, ...['*', ...methodFamilies, key].map((name) => FURTHER[name]));

/** Where a chain takes JSON-RPC over HTTP and over WebSocket, with `$KEY` in place of the key. */
export function getEndpointUrls(
  facts: ChainFacts,
  host: string,
): Record<'json-rpc' | 'websocket', string> {
  const place = { key: facts.key, host };
  const { websocket } = getCalls(facts);
  const path = websocket && 'path' in websocket ? websocket.path : '';
  return { 'json-rpc': toHttpUrl(place), websocket: toSocketUrl(place, path) };
}

/** A first request for each interface that a chain offers besides the one of its first sample, in the order offered. */
export function getInterfaceSamples(
  facts: ChainFacts,
  offered: readonly string[],
  host: string,
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
    return call ? [toSample(name, call, { key, host })] : [];
  });
}

/** The first request to a chain, and one for each further interface that it offers. */
export function getChainSamples(
  facts: ChainFacts,
  offered: readonly string[],
  host: string,
): RequestSample[] {
  const first = getRequestSample(facts, host);
  return [...(first ? [first] : []), ...getInterfaceSamples(facts, offered, host)];
}
