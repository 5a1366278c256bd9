import { toAddress, type Address } from './address';
import { scanOn, startScan, type Scan } from './find-urls';
import { judge } from './judge';
import { looksLikeEndpoint } from './looks-like-endpoint';
import { matchAddress } from './match';
import type { Finding, FoundUrl, Match, Served, Shape } from './types';

/** What an address is compared with: our chains and the host that our endpoints are on. */
export type Ours = { served: Served; host: string };

/** A check under way; texts are read in slices, so that the page stays usable meanwhile. */
export type Check = {
  readonly scan: Scan;
  readonly ours: Ours;
  readonly findings: Finding[];
  readonly groups: Map<string, number>;
  /** How many addresses were looked into. */
  read: number;
};

/** How much of the text around an address tells what it is for. */
const NEARBY = 60;

export const startCheck = (text: string, ours: Ours): Check => ({
  scan: startScan(text),
  ours,
  findings: [],
  groups: new Map(),
  read: 0,
});

/** True where code puts the key behind the closing quote: `".../v2/" + key`. */
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

function readUrl(check: Check, url: FoundUrl): void {
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

/** Reads on, about `budget` characters; false once the text is through. */
export function checkOn(check: Check, budget = Infinity): boolean {
  const { scan } = check;
  const hasMore = scanOn(scan, budget);
  for (; check.read < scan.found.length; check.read++) {
    const url = scan.found[check.read];
    if (url) readUrl(check, url);
  }
  return hasMore;
}

/** All of a text at once. */
export function checkText(text: string, ours: Ours): Finding[] {
  const check = startCheck(text, ours);
  while (checkOn(check));
  return check.findings;
}
