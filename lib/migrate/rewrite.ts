import type { Ours } from './check';
import { judgeTarget } from './judge';
import { toOurUrl } from './our-address';
import type { Finding } from './types';

/** By group of equal addresses: the chain that the visitor chose, as `eth:sepolia`. */
export type Choices = ReadonlyMap<number, string>;

/** A finding in the light of what was chosen for it. */
export function withChoice(finding: Finding, choices: Choices, { served }: Ours): Finding {
  const chosen = finding.state === 'choose' ? choices.get(finding.group) : undefined;
  if (!chosen) return finding;
  const [chain = '', network = ''] = chosen.split(':');
  return { ...finding, ...judgeTarget(chain, network, finding.shape, served) };
}

/** What is written in place of an address; null where it stays. */
export function getReplacement(finding: Finding, { host }: Ours): string | null {
  const { state, chain, network, shape } = finding;
  return state === 'ready' && chain && network ? toOurUrl(chain, network, host, shape) : null;
}

/** The text with our endpoints in place of the others, and every other character as it was. */
export function rewrite(
  text: string,
  findings: readonly Finding[],
  choices: Choices,
  ours: Ours,
): string {
  const parts: string[] = [];
  let at = 0;
  for (const finding of findings) {
    const replacement = getReplacement(withChoice(finding, choices, ours), ours);
    if (replacement === null) continue;
    parts.push(text.slice(at, finding.start), replacement);
    at = finding.end;
  }
  return parts.join('') + text.slice(at);
}
