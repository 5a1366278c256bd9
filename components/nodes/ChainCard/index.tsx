import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { Card } from '@/components/ui/Card';
import { getTextNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getAvailability } from '@/lib/display';
import { ChainMark } from '../ChainMark';
import s from './index.module.scss';

type Props = { chain: Chain; locale: Locale; messages: Messages };

/** A chain with its three readings; the whole card links to its page. */
export function ChainCard({ chain, locale, messages }: Props) {
  const { value, unit, label } = getAvailability(chain, messages, locale);
  const blockTime = chain.facts?.blockTimeSeconds;
  return (
    <Card as="li" className={s.card}>
      <h3 className={s.name}>
        <ChainMark chainKey={chain.key} />
        <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.link}>
          {getTextNames(chain, locale).name}
        </SiteLink>
      </h3>
      <p className={s.value}>
        {value}
        {unit ? <small>{unit}</small> : null}
      </p>
      <p className={s.label}>{label}</p>
      <dl className={s.facts}>
        {blockTime ? (
          <div>
            <dt>{messages.readings.blockTime}</dt>
            <dd>{formatSeconds(blockTime, messages.units)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{messages.readings.networks}</dt>
          <dd>{chain.networks.length}</dd>
        </div>
      </dl>
    </Card>
  );
}
