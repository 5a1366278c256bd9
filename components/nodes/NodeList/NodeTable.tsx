import type { Locale } from '@/lib/i18n/locales';
import { formatSeconds } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { toClockPlace } from '@/lib/display/block-clock';
import { NINES_MARKS, toNinesPlace } from '@/lib/display/nines';
import { ScaleMarks } from '../ScaleTrack';
import { NodeRow } from './NodeRow';
import s from './NodeTable.module.scss';

type Props = { caption: string; chains: readonly Chain[]; locale: Locale; messages: Messages };

/** Rows that browsers should lay out even if they are not visible. Marked with a class, because counting is slow. */
const FAR = 100;

/** In seconds; the last one shows the unit. */
const TIME_MARKS = [0.1, 1, 10] as const;

/** Chains as table rows; on phones, each row becomes two lines. */
export function NodeTable({ caption, chains, locale, messages }: Props) {
  const { nodes: labels, availability, units, compare } = messages;
  const hasSamples = chains.some(({ reading }) => reading === 'sample');
  const times = TIME_MARKS.map((seconds, index) => ({
    text: index === TIME_MARKS.length - 1 ? formatSeconds(seconds, units) : String(seconds),
    place: toClockPlace(seconds),
  }));
  const nines = NINES_MARKS.map((text) => ({ text, place: toNinesPlace(text) }));
  return (
    <table className={s.table}>
      <caption className={s.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.chain}</th>
          <th scope="col">{labels.interfaces}</th>
          <th scope="col" className={s.time}>
            {labels.blockTime}
            <ScaleMarks marks={times} />
          </th>
          <th scope="col">
            {availability.regions}
            <ScaleMarks marks={nines} />
          </th>
          <th scope="col" className={s.number}>
            {hasSamples ? availability.sampleColumn : labels.availability}
          </th>
          <th scope="col">
            <span className={s.caption}>{compare.submit}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {chains.map((chain, rank) => (
          <NodeRow
            key={chain.key}
            chain={chain}
            rank={rank}
            isFar={rank >= FAR}
            locale={locale}
            messages={messages}
          />
        ))}
      </tbody>
    </table>
  );
}
