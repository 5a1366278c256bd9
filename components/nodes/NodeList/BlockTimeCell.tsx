import { toClockPlace } from '@/lib/display/block-clock';
import { formatSeconds } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { ScaleTrack } from '../ScaleTrack';
import s from './BlockTimeCell.module.scss';

/** The block time as a point on the list's scale; omitted on phones. */
export function BlockTimeCell({ chain, units }: { chain: Chain; units: Messages['units'] }) {
  const seconds = chain.facts?.blockTimeSeconds;
  return (
    <td className={s.time}>
      <ScaleTrack places={seconds ? [toClockPlace(seconds)] : []} />
      <span>{seconds ? formatSeconds(seconds, units) : '–'}</span>
    </td>
  );
}
