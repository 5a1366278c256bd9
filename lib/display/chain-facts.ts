import { formatSeconds } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getInterfaces } from '.';

export type FactRow = { label: string; value: string | number | null };

/** What a chain is, from its own facts and from what the provider offers of it; null: not known. */
export function getFactRows(chain: Chain, { nodes: messages, units }: Messages): FactRow[] {
  const { facts, networks, serviceLevels } = chain;
  const levels: Record<string, string> = messages.levels;
  const id = facts?.evmChainId;
  const seconds = facts?.blockTimeSeconds;
  return [
    { label: messages.chainId, value: id ? `${id} · 0x${id.toString(16)}` : null },
    { label: messages.currency, value: facts?.ticker ?? null },
    { label: messages.blockTime, value: seconds ? formatSeconds(seconds, units) : null },
    { label: messages.networks, value: networks.map(({ name }) => name).join(', ') || null },
    { label: messages.interfaces, value: getInterfaces(chain).join(', ') || null },
    {
      label: messages.service,
      value: serviceLevels.map((level) => levels[level] ?? level).join(', ') || null,
    },
    { label: messages.consensus, value: facts?.consensus ?? null },
    { label: messages.launched, value: facts?.launchedYear ?? null },
  ];
}
