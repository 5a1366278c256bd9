import { DataSheet } from '@/components/ui/DataSheet';
import { formatSeconds } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';

/** What a chain is, from its own facts and from what the provider offers of it. */
export function NodeFacts({ chain, messages }: { chain: Chain; messages: Messages }) {
  const { facts, networks, serviceLevels } = chain;
  const words = messages.nodes;
  const levels: Record<string, string> = words.levels;
  const id = facts?.evmChainId;
  return (
    <DataSheet
      facts={[
        { label: words.chainId, value: id ? `${id} · 0x${id.toString(16)}` : null },
        { label: words.currency, value: facts?.ticker },
        {
          label: words.blockTime,
          value: facts?.blockTimeSeconds
            ? formatSeconds(facts.blockTimeSeconds, messages.units)
            : null,
        },
        { label: words.networks, value: networks.map(({ name }) => name).join(', ') },
        {
          label: words.interfaces,
          value: [...new Set(networks.flatMap(({ interfaces }) => interfaces))].join(', '),
        },
        {
          label: words.service,
          value: serviceLevels.map((level) => levels[level] ?? level).join(', '),
        },
        { label: words.consensus, value: facts?.consensus },
        { label: words.launched, value: facts?.launchedYear },
      ]}
    />
  );
}
