import { getEndpointHost } from '@/lib/samples/endpoint';
import networks from './data/networks.json';
import type { Ours, Shape } from './types';

/** Stands where the visitor's key goes. */
const PLACEHOLDER = 'YOUR_KEY';

/** What stands in place of the old key: an expression of the same kind, and never the key itself. */
export function toKeyText(key: string): string {
  const env = ['process.env', 'import.meta.env'].find((name) => key.includes(name));
  if (key.startsWith('${')) return env ? `\${${env}.KEY}` : '${KEY}';
  if (key.startsWith('$')) return '$KEY';
  // Filled in by `format` and its like.
  if (key === '{}' || key === '%s') return key;
  if (!key.startsWith('{')) return PLACEHOLDER;
  const quote = key.includes('"') ? '"' : "'";
  return key.includes('environ') || key.includes('getenv')
    ? `{os.environ[${quote}KEY${quote}]}`
    : '{KEY}';
}

/** A path less what other providers put before the node's own. */
function toOwnPath(chain: string, rest: string): string {
  const dropped: Readonly<Record<string, readonly string[]>> = networks.droppedPaths;
  const begin = Object.hasOwn(dropped, chain)
    ? dropped[chain]?.find((one) => rest.startsWith(one))
    : undefined;
  if (begin === undefined) return rest;
  const left = rest.slice(begin.length);
  return left === '' || left.startsWith('/') ? left : '';
}

/** Our endpoint in place of another, with a placeholder for the key. */
export function toOurUrl(chain: string, network: string, ours: Ours, shape: Shape): string {
  const { isSocket, isAppended, isEscaped, isBare, key, rest } = shape;
  const scheme = isBare ? '' : `${isSocket ? 'wss' : 'https'}://`;
  const path = isAppended ? '/' : `/${toKeyText(key)}${toOwnPath(chain, rest).replace(/\/$/, '')}`;
  const networkKeys = Object.keys(ours.served[chain]?.networks ?? {}).map((key) => ({ key }));
  const url = scheme + getEndpointHost(chain, networkKeys, network, ours.host) + path;
  return isEscaped ? url.replaceAll('/', String.raw`\/`) : url;
}
