import { judgeTarget } from './judge';
import { toOurUrl } from './our-address';
import type { Finding, Ours } from './types';

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
