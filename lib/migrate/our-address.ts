import { getEndpointHost } from '@/lib/samples/endpoint';
import networks from './data/networks.json';
import type { Ours, Shape } from './types';

/** Stands where the visitor's key goes. */
const PLACEHOLDER = 'YOUR_KEY';

/** Returns what replaces the old key: an expression of the same kind, never the key itself. */
export function toKeyText(key: string): string {
  const env = ['process.env', 'import.meta.env'].find((name) => key.includes(name));
  if (key.startsWith('${')) return env ? `\${${env}.KEY}` : '${KEY}';
  if (key.startsWith('$')) return '$KEY';
  // A placeholder for `format` and similar functions.
  if (key === '{}' || key === '%s') return key;
  if (!key.startsWith('{')) return PLACEHOLDER;
  const quote = key.includes('"') ? '"' : "'";
  return key.includes('environ') || key.includes('getenv')
    ? `{os.environ[${quote}KEY${quote}]}`
    : '{KEY}';
}

/** Removes the prefix that other providers put before the node's own path. */
function toOwnPath(chain: string, rest: string): string {
  const dropped: Readonly<Record<string, readonly string[]>> = networks.droppedPaths;
  const begin = Object.hasOwn(dropped, chain)
    ? dropped[chain]?.find((one) => rest.startsWith(one))
    : undefined;
  if (begin === undefined) return rest;
  const left = rest.slice(begin.length);
  return left === '' || left.startsWith('/') ? left : '';
}

/** Returns our replacement for an endpoint, with a placeholder for the key. */
export function toOurUrl(chain: string, network: string, ours: Ours, shape: Shape): string {
  const { isSocket, isAppended, isEscaped, isBare, key, rest } = shape;
  const scheme = isBare ? '' : `${isSocket ? 'wss' : 'https'}://`;
  const path = isAppended ? '/' : `/${toKeyText(key)}${toOwnPath(chain, rest).replace(/\/$/, '')}`;
  const networkKeys = Object.keys(ours.served[chain]?.networks ?? {}).map((key) => ({ key }));
  const url = scheme + getEndpointHost(chain, networkKeys, network, ours.host) + path;
  return isEscaped ? url.replaceAll('/', String.raw`\/`) : url;
}
