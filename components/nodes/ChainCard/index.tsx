import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { Card } from '@/components/ui/Card';
import { getTextNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getAvailability, getInterfaces } from '@/lib/display';
import { getArchiveOffer, getMethodOffer } from '@/lib/display/offers';
import { ChainMark } from '../ChainMark';
import s from './index.module.scss';

type Fact = 'availability' | 'block_time' | 'interfaces' | 'archive';
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
  if (fact === 'archive') {
    const value = messages.nodes.offers[getArchiveOffer(chain)];
    return { value, unit: null, label: messages.nodes.matrix.archive };
  }
  return getAvailability(chain, messages, locale);
}

/** Returns what stands below the main fact, the other two offers below an offer. */
function getFacts(fact: Fact | null, blockTime: string | null, { chain, messages }: Props) {
  const { nodes, readings } = messages;
  if (fact === 'archive') {
    return (['trace', 'debug'] as const).map((kind) => ({
      label: nodes.matrix[kind],
      value: nodes.offers[getMethodOffer(chain, kind)],
    }));
  }
  const networks = { label: readings.networks, value: chain.networks.length };
  const isTimed = blockTime && fact !== 'block_time';
  return isTimed ? [{ label: readings.blockTime, value: blockTime }, networks] : [networks];
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
        {getFacts(fact, blockTime, props).map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
