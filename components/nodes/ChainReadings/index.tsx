import { Figure } from '@/components/ui/Figure';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getAvailability } from '@/lib/display';
import s from './index.module.scss';

type Props = { chain: Chain; locale: Locale; messages: Messages };

/** A chain at a glance: availability, block time, and its ID or number of networks. */
export function ChainReadings({ chain, locale, messages }: Props) {
  const { blockTimeSeconds, evmChainId } = chain.facts ?? {};
  const { value, unit, label } = getAvailability(chain, messages, locale);
  const labels = messages.readings;
  return (
    <dl className={s.readings}>
      <Figure value={value} unit={unit} label={label} />
      {blockTimeSeconds ? (
        <Figure value={formatSeconds(blockTimeSeconds, messages.units)} label={labels.blockTime} />
      ) : null}
      {evmChainId ? (
        <Figure value={evmChainId} label={labels.chainId} />
      ) : (
        <Figure value={chain.networks.length} label={labels.networks} />
      )}
    </dl>
  );
}
