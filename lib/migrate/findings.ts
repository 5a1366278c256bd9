import { toAddress, type Address, toQueryValues } from './address';
import { moveLine, startScan, type LineCount, type Scan } from './find-urls';
import { judge } from './judge';
import { matchAddress } from './match';
import type { Mention } from './mentions';
import type { Finding, FoundUrl, Match, Ours, Shape } from './types';

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
function looksLikeEndpoint(address: Address, written: string, before: string): boolean {
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

/** A check in progress; texts are read in slices, so that the page stays responsive. */
export type Check = {
  readonly scan: Scan;
  readonly ours: Ours;
  readonly findings: Finding[];
  readonly groups: Map<string, number>;
  /** How many URLs and mentions have been examined. */
  read: number;
  readMentions: number;
  /** Mentions of providers outside URLs; null until they have been found. */
  mentions: readonly Mention[] | null;
  /** Counts the lines of the mentions. */
  readonly lines: LineCount;
};

/** How many characters around a URL indicate its purpose. */
const NEARBY = 60;

export const startCheck = (text: string, ours: Ours): Check => ({
  scan: startScan(text),
  ours,
  findings: [],
  groups: new Map(),
  read: 0,
  readMentions: 0,
  mentions: null,
  lines: { text, line: 1, lineAt: 0 },
});

/** True if code appends the key after the closing quote: `".../v2/" + key`. */
const isAppended = (text: string, { end }: FoundUrl, { key, rest }: Match, { path }: Address) =>
  key === '' &&
  rest === '' &&
  path.at(-1) === '' &&
  /^["'`] {0,8}(\+|\.|\$|&|\|\|)/.test(text.slice(end, end + 12));

function toShape(text: string, url: FoundUrl, address: Address, match: Match | null): Shape {
  const { isSocket, isEscaped } = address;
  const { key = '', rest = '' } = match ?? {};
  return {
    isSocket,
    isEscaped,
    key,
    rest,
    isAppended: match !== null && isAppended(text, url, match, address),
  };
}

function getGroup({ groups }: Check, text: string): number {
  const group = groups.get(text) ?? groups.size;
  groups.set(text, group);
  return group;
}

/** Adds the finding for a URL; none if it is not an endpoint. */
export function readUrl(check: Check, url: FoundUrl): void {
  const { scan, ours, findings } = check;
  const address = toAddress(url.text);
  const { host } = address;
  if (host === ours.host || host.endsWith(`.${ours.host}`)) return;
  const match = matchAddress(address);
  const { start, end, line } = url;
  if (!match) {
    const before = scan.text.slice(Math.max(0, start - NEARBY), start);
    if (!looksLikeEndpoint(address, url.text, before)) return;
  }
  const shape = toShape(scan.text, url, address, match);
  const place = { start, end, line, shape, group: getGroup(check, url.text) };
  findings.push(
    match
      ? {
          ...place,
          provider: match.provider,
          closed: match.closed,
          ...judge(match, shape, ours.served),
        }
      : { ...place, provider: null, host, state: 'choose' },
  );
}

/** A URL without a scheme counts if it belongs to a known provider. */
function readBare(check: Check, mention: Mention, line: number): void {
  const { scan, ours, findings } = check;
  const { start, end } = mention;
  const text = scan.text.slice(start, end);
  const address = toAddress(`https://${text}`);
  const match = matchAddress(address);
  if (!match?.target) return;
  const url = { start, end, line, text };
  const shape = { ...toShape(scan.text, url, address, match), isBare: true };
  findings.push({
    ...{ start, end, line, shape, group: getGroup(check, text) },
    ...{ provider: match.provider, closed: match.closed },
    ...judge(match, shape, ours.served),
  });
}

const NO_SHAPE: Shape = { isSocket: false, isEscaped: false, isAppended: false, key: '', rest: '' };

/** Adds the finding for a mention. */
export function readMention(check: Check, mention: Mention): void {
  const { start, end, call, provider = null } = mention;
  const line = moveLine(check.lines, start);
  if (!call) return readBare(check, mention, line);
  const place = { start, end, line, shape: NO_SHAPE, group: getGroup(check, call) };
  check.findings.push({ ...place, provider, call, state: 'library' });
}
