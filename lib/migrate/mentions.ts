import calls from './data/library-calls.json';
import { getEnd, type Scan } from './find-urls';
import { SITES } from './formats';

/** What names a provider without a full address: an address without its scheme, or a call of a library. */
export type Mention = { start: number; end: number; call?: string; provider?: string };

/** Longer than any host. */
const MAX_HOST = 100;
const isHostSign = (char: string) => /[\w.{}$-]/.test(char);

/** Where the host begins that the sign at `at` is part of, at the earliest at `floor`. */
function getHostStart(text: string, at: number, floor: number): number {
  let start = at;
  const first = Math.max(floor, at - MAX_HOST);
  while (start > first && isHostSign(text.charAt(start - 1))) start--;
  return start;
}

/** Addresses of one site without a scheme, such as `mainnet.infura.io/v3/…`. */
function findBare(scan: Scan, site: string): Mention[] {
  const { text, found } = scan;
  const bare: Mention[] = [];
  let floor = 0;
  let next = 0;
  for (let at = text.indexOf(site); at >= 0; at = text.indexOf(site, floor)) {
    while ((found[next]?.end ?? Infinity) <= at) next++;
    const other = found[next];
    if (other && other.start <= at) {
      floor = other.end;
      continue;
    }
    const start = getHostStart(text, at, floor);
    floor = Math.max(getEnd(scan, start), at + site.length);
    if (!/[/@:]/.test(text.charAt(start - 1))) bare.push({ start, end: floor });
  }
  return bare;
}

/** Calls with which a library builds a provider's endpoint by itself. */
function findCalls({ text }: Scan, call: string, provider: string): Mention[] {
  const found: Mention[] = [];
  const sign = `${call}(`;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const isWhole = !/\w/.test(text.charAt(at - 1));
    if (isWhole) found.push({ start: at, end: at + call.length, call, provider });
  }
  return found;
}

/** Everything that names a known provider outside of the addresses that were found, in the order of the text. */
export function findMentions(scan: Scan): Mention[] {
  const bare = SITES.flatMap((site) => findBare(scan, site));
  const called = Object.entries(calls).flatMap(([call, provider]) =>
    findCalls(scan, call, provider),
  );
  return [...bare, ...called].sort((a, b) => a.start - b.start);
}
