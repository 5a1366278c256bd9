import networks from './data/networks.json';
import type { Shape } from './types';

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

/** The host of a network's endpoint: the chain's for its mainnet, the chain's and the network's for others. */
export const getNetworkHost = (chain: string, network: string, host: string) =>
  `${network === 'mainnet' ? chain : `${chain}-${network}`}.${host}`;

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
export function toOurUrl(chain: string, network: string, host: string, shape: Shape): string {
  const { isSocket, isAppended, isEscaped, isBare, key, rest } = shape;
  const scheme = isBare ? '' : `${isSocket ? 'wss' : 'https'}://`;
  const path = isAppended ? '/' : `/${toKeyText(key)}${toOwnPath(chain, rest).replace(/\/$/, '')}`;
  const url = `${scheme}${getNetworkHost(chain, network, host)}${path}`;
  return isEscaped ? url.replaceAll('/', String.raw`\/`) : url;
}
