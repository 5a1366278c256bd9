import calls from './data/library-calls.json';
import { getEnd, type Scan } from './find-urls';
import { SITES } from './formats';

/** A reference to a provider without a full URL: a URL without its scheme, or a library call. */
export type Mention = { start: number; end: number; call?: string; provider?: string };

/** Longer than any host. */
const MAX_HOST = 100;
const isHostSign = (char: string) => /[\w.{}$-]/.test(char);

/** Returns where the host around `at` begins, not before `floor`. */
function getHostStart(text: string, at: number, floor: number): number {
  let start = at;
  const first = Math.max(floor, at - MAX_HOST);
  while (start > first && isHostSign(text.charAt(start - 1))) start--;
  return start;
}

/** Finds URLs of one domain without a scheme, such as `mainnet.infura.io/v3/…`. */
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

/** Finds library calls that build a provider's endpoint. */
function findCalls({ text }: Scan, call: string, provider: string): Mention[] {
  const found: Mention[] = [];
  const sign = `${call}(`;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const isWhole = !/\w/.test(text.charAt(at - 1));
    if (isWhole) found.push({ start: at, end: at + call.length, call, provider });
  }
  return found;
}

/** Finds everything that names a known provider outside the URLs already found, in text order. */
export function findMentions(scan: Scan): Mention[] {
  const bare = SITES.flatMap((site) => findBare(scan, site));
  const called = Object.entries(calls).flatMap(([call, provider]) =>
    findCalls(scan, call, provider),
  );
  return [...bare, ...called].sort((a, b) => a.start - b.start);
}
