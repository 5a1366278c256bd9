import { SiteLink } from '@/components/content/SiteLink';
import { Tag } from '@/components/ui/Tag';
import { classNames } from '@/components/ui/class-names';
import { getChainNames } from '@/lib/chains/names';
import { getAvailability, getAvailabilityLevel, getInterfaces } from '@/lib/display';
import { toClockPlace } from '@/lib/display/block-clock';
import { joinNames } from '@/lib/display/chain-facts';
import { toInterfaceSlots } from '@/lib/display/interface-slots';
import { toNinesPlace } from '@/lib/display/nines';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { MovingMark } from '../ChainMark';
import { ScaleTrack } from '../ScaleTrack';
import { CompareBox } from './CompareBox';
import { getRowData } from './row-data';
import s from './NodeRow.module.scss';

type Props = { chain: Chain; rank: number; isFar: boolean; locale: Locale; messages: Messages };

/** A chain in one line: what it is called, what it answers, how fast and how reliably. */
export function NodeRow({ chain, rank, isFar, locale, messages }: Props) {
  const { nodes: labels, units } = messages;
  const { name, second, former } = getChainNames(chain, locale);
  const { value, label } = getAvailability(chain, messages);
  const interfaces = getInterfaces(chain);
  const names = joinNames(interfaces, locale);
  const seconds = chain.facts?.blockTimeSeconds;
  return (
    <tr className={classNames(s.row, isFar && s.far)} {...getRowData(chain, { rank, locale })}>
      <th scope="row" className={s.chain}>
        <MovingMark chainKey={chain.key} />
        <span className={s.names}>
          <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.link}>
            {name}
          </SiteLink>{' '}
          <span className={s.second}>{second}</span>
          {chain.isPartner ? <Tag tone="accent">{labels.partner}</Tag> : null}
          {former.length > 0 ? (
            <span className={s.former} title={joinNames(former, locale)}>
              {formatMessage(labels.formerly, { names: joinNames(former, locale) })}
            </span>
          ) : null}
        </span>
      </th>
      <td className={s.interfaces}>
        <span className={s.hidden}>{names}</span>
        <span className={s.slots} aria-hidden="true" title={names} data-markdown="omit">
          {toInterfaceSlots(interfaces)}
        </span>
      </td>
      <td className={s.blockTime}>
        <ScaleTrack places={seconds ? [toClockPlace(seconds)] : []} />
        <span>{seconds ? formatSeconds(seconds, units) : '–'}</span>
      </td>
      <td className={s.regions}>
        <ScaleTrack
          tone="level"
          places={chain.regions.map(({ percent }) => toNinesPlace(percent))}
        />
      </td>
      <td className={s.reading}>
        <span title={label}>
          <i className={classNames(s.dot, s[getAvailabilityLevel(chain)])} />
          {value + units.percent}
        </span>
        {chain.reading === 'default' ? <small>{messages.availability.unmeasured}</small> : null}
      </td>
      <td className={s.compare}>
        <CompareBox chain={chain} messages={messages.compare} />
      </td>
    </tr>
  );
}
