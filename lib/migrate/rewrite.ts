import { getEndpointName, writeEndpoint } from '@/lib/endpoints';
import { judgeTarget } from './judge';
import type { Finding, Ours, Shape } from './types';
import networks from './data/networks.json';

/** Stands where the visitor's key goes. */
const PLACEHOLDER = 'YOUR_KEY';

/** Returns what replaces the old key: an expression of the same kind, never the key itself. */
function toKeyText(key: string): string {
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

/** Returns our replacement for an endpoint, with a placeholder for the key; null if code adds the key to it. */
function toOurUrl(chain: string, network: string, ours: Ours, shape: Shape): string | null {
  const { isSocket, isAppended, isEscaped, isBare, key, rest } = shape;
  if (isAppended && ours.host === null) return null;
  const networkKeys = Object.keys(ours.served[chain]?.networks ?? {}).map((key) => ({ key }));
  const url = writeEndpoint(ours.host, getEndpointName(chain, networkKeys, network), {
    ...{ isSocket, isBare },
    ...(isAppended
      ? { key: '' }
      : { key: toKeyText(key), path: toOwnPath(chain, rest).replace(/\/$/, '') }),
  });
  return isEscaped ? url.replaceAll('/', String.raw`\/`) : url;
}

/** By group of equal URLs: the chain that the visitor chose, as `eth:sepolia`. */
export type Choices = ReadonlyMap<number, string>;

/** Applies the visitor's choice to a finding. */
export function withChoice(finding: Finding, choices: Choices, { served }: Ours): Finding {
  const chosen = finding.state === 'choose' ? choices.get(finding.group) : undefined;
  if (!chosen) return finding;
  const [chain = '', network = ''] = chosen.split(':');
  return { ...finding, ...judgeTarget(chain, network, finding.shape, served) };
}

/** Returns the replacement for a URL; null if it stays. */
export function getReplacement(finding: Finding, ours: Ours): string | null {
  const { state, chain, network, shape } = finding;
  return state === 'ready' && chain && network ? toOurUrl(chain, network, ours, shape) : null;
}

/** A range of the new text, either the original or ours. */
export type Part = { text: string; isOurs: boolean };

/** Replaces endpoints with ours and keeps every other character; returns the text in parts. */
export function rewriteInParts(
  text: string,
  findings: readonly Finding[],
  choices: Choices,
  ours: Ours,
): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const finding of findings) {
    const replacement = getReplacement(withChoice(finding, choices, ours), ours);
    if (replacement === null) continue;
    parts.push({ text: text.slice(at, finding.start), isOurs: false });
    parts.push({ text: replacement, isOurs: true });
    at = finding.end;
  }
  parts.push({ text: text.slice(at), isOurs: false });
  return parts;
}

/** Joins the parts to one text. */
export const joinParts = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');

/** Returns the beginning of a text in parts, at most `size` characters. */
export function cutParts(parts: readonly Part[], size: number): Part[] {
  const kept: Part[] = [];
  let left = size;
  for (const part of parts) {
    if (left <= 0) break;
    kept.push({ ...part, text: part.text.slice(0, left) });
    left -= part.text.length;
  }
  return kept;
}
