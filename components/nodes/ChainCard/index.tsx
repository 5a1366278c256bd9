import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { Card } from '@/components/ui/Card';
import { getTextNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getAvailability, getInterfaces } from '@/lib/display';
import { ChainMark } from '../ChainMark';
import s from './index.module.scss';

type Fact = 'availability' | 'block_time' | 'interfaces';
type Props = { chain: Chain; fact: Fact | null; locale: Locale; messages: Messages };

/** Returns what the section is about; the availability if the chain has no such fact. */
function getMain(fact: Fact | null, blockTime: string | null, { chain, locale, messages }: Props) {
  if (fact === 'block_time' && blockTime) {
    return { value: blockTime, unit: null, label: messages.readings.blockTime };
  }
  if (fact === 'interfaces') {
    const names = getInterfaces(chain);
    return { value: names.length, unit: null, label: names.join(', ') };
  }
  return getAvailability(chain, messages, locale);
}

/** A chain with its main fact and readings; the whole card links to its page. */
export function ChainCard(props: Props) {
  const { chain, fact, locale, messages } = props;
  const seconds = chain.facts?.blockTimeSeconds;
  const blockTime = seconds ? formatSeconds(seconds, messages.units) : null;
  const { value, unit, label } = getMain(fact, blockTime, props);
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
        {blockTime && fact !== 'block_time' ? (
          <div>
            <dt>{messages.readings.blockTime}</dt>
            <dd>{blockTime}</dd>
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
