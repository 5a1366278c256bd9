import { classNames } from '@/components/ui/class-names';
import { getAvailability, getAvailabilityLevel } from '@/lib/display';
import { toNinesPlace } from '@/lib/display/nines';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { MovingMark } from '../ChainMark';
import { ScaleTrack } from '../ScaleTrack';
import { BlockTimeCell } from './BlockTimeCell';
import { CompareBox } from './CompareBox';
import { InterfaceSlots } from './InterfaceSlots';
import { LevelDot } from './LevelDot';
import { NodeName } from './NodeName';
import { getRowData } from './row-data';
import s from './NodeRow.module.scss';

type Props = { chain: Chain; rank: number; isFar: boolean; locale: Locale; messages: Messages };

/** A chain as a row: its names, interfaces, block time and availability. */
export function NodeRow({ chain, rank, isFar, locale, messages }: Props) {
  const { units } = messages;
  const { value, label } = getAvailability(chain, messages, locale);
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
