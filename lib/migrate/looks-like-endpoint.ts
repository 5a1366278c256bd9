import { toQueryValues, type Address } from './address';

/** Addresses of the local machine and network. */
const isLocal = (host: string) =>
  !host.includes('.') ||
  /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|0)\./.test(host) ||
  /\.(local|localhost|internal)$/.test(host);

/** Hosts of source code, block explorers and specifications. */
const isKnownOther = (host: string) =>
  /(^|\.)(github|githubusercontent|gitlab|npmjs|w3|json-schema|schemastore)\.\w+$/.test(host) ||
  /scan|explorer|docs\./.test(host);

const KEY_NAMES = ['apikey', 'api_key', 'api-key', 'key', 'token', 'access_token'];
const NODE_PORT = /:(8545|8546|8899|8900|9650|26657|9944)(\/|$)/;
const isKey = (segment: string) => /^[\w-]{24,}$/.test(segment) && /\d/.test(segment);
const isCallPath = (segment: string) => /^(rpc|jsonrpc|json-rpc|evm|ws|wss|v[123])$/i.test(segment);

/** True for an unknown URL that a program might send calls to; `before` is the text in front of it. */
export function looksLikeEndpoint(address: Address, written: string, before: string): boolean {
  const { isSocket, host, path, query } = address;
  if (isLocal(host) || isKnownOther(host)) return false;
  if (isSocket || NODE_PORT.test(written)) return true;
  const labels = host.split('.');
  if (labels.some((label) => /^rpc|rpc$|-rpc-|fullnode/.test(label))) return true;
  if (path.some((segment) => /rpc/i.test(segment) && segment.length < 12)) return true;
  if (/(rpc|node_?url|provider|endpoint)\w*["']?\s*[:=(]\s*["'`]?$/i.test(before)) return true;
  const names = toQueryValues(query);
  return path.some(isCallPath) && (path.some(isKey) || KEY_NAMES.some((name) => names.has(name)));
}
