import { classNames } from '@/components/ui/class-names';
import {
  getAvailability,
  getAvailabilityLevel,
  getInterfaces,
  type AvailabilityLevel,
} from '@/lib/display';
import { toNinesPlace } from '@/lib/display/nines';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getChainNames } from '@/lib/chains/names';
import { getSearchText } from '@/lib/chains/search';
import { getFacetValues } from '@/lib/directory/facets';
import { toFacetText } from '@/lib/directory/fit';
import { toClockPlace } from '@/lib/display/block-clock';
import { formatSeconds } from '@/lib/i18n/format';
import { joinNames } from '@/lib/display/chain-facts';
import { toInterfaceSlots } from '@/lib/display/interface-slots';
import { NodeName } from './NodeName';
import { CompareBox } from './CompareBox';
import { ScaleTrack } from '../ScaleTrack';
import { MovingMark } from '../ChainMark';
import blockTimeCellStyles from './BlockTimeCell.module.scss';
import s from './NodeRow.module.scss';
import interfaceSlotsStyles from './InterfaceSlots.module.scss';
import levelDotStyles from './LevelDot.module.scss';

/** An availability level, distinguished by shape as well as colour. */
function LevelDot({ level }: { level: AvailabilityLevel }) {
  return <i className={classNames(levelDotStyles.dot, levelDotStyles[level])} />;
}

/** A chain's interfaces in short form; screen readers get the full names. */
function InterfaceSlots({ chain, locale }: { chain: Chain; locale: Locale }) {
  const interfaces = getInterfaces(chain);
  const names = joinNames(interfaces, locale);
  return (
    <>
      <span className={interfaceSlotsStyles.hidden}>{names}</span>
      <span
        className={interfaceSlotsStyles.slots}
        aria-hidden="true"
        title={names}
        data-markdown="omit"
      >
        {toInterfaceSlots(interfaces)}
      </span>
    </>
  );
}

/** The block time as a point on the list's scale; omitted on phones. */
function BlockTimeCell({ chain, units }: { chain: Chain; units: Messages['units'] }) {
  const seconds = chain.facts?.blockTimeSeconds;
  return (
    <td className={blockTimeCellStyles.time}>
      <ScaleTrack places={seconds ? [toClockPlace(seconds)] : []} />
      <span>{seconds ? formatSeconds(seconds, units) : '–'}</span>
    </td>
  );
}

/** The attributes by which the browser finds, filters and sorts a row; `lib/directory/rows` reads them. */
export function getRowData(chain: Chain, { rank, locale }: { rank: number; locale: Locale }) {
  return {
    'data-search': getSearchText(chain),
    'data-facets': toFacetText(getFacetValues(chain), chain.isPartner),
    'data-rank': rank,
    'data-name': getChainNames(chain, locale).name,
    'data-availability': chain.reading === 'default' ? undefined : chain.availabilityPercent,
    'data-block-time': chain.facts?.blockTimeSeconds ?? undefined,
  };
}

type Props = { chain: Chain; rank: number; isFar: boolean; locale: Locale; messages: Messages };

/** A chain as a row: its names, interfaces, block time and availability. */
export function NodeRow({ chain, rank, isFar, locale, messages }: Props) {
  const { units } = messages;
  const { value, unit, label } = getAvailability(chain, messages, locale);
  return (
    <tr className={classNames(s.row, isFar && s.far)} {...getRowData(chain, { rank, locale })}>
      <th scope="row" className={s.chain}>
        <MovingMark chainKey={chain.key} />
        <NodeName chain={chain} locale={locale} messages={messages} />
      </th>
      <td className={s.interfaces}>
        <InterfaceSlots chain={chain} locale={locale} />
      </td>
      <BlockTimeCell chain={chain} units={units} />
      <td className={s.regions}>
        <ScaleTrack
          tone="level"
          places={chain.regions.map(({ percent }) => toNinesPlace(percent))}
        />
      </td>
      <td className={s.reading}>
        <span title={label}>
          <LevelDot level={getAvailabilityLevel(chain)} />
          {value}
          {unit}
        </span>
      </td>
      <td className={s.compare}>
        <CompareBox chain={chain} messages={messages.compare} />
      </td>
    </tr>
  );
}
