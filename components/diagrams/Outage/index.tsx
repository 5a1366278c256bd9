import { formatOutage, getOutageSeconds, toOutagePlace } from '@/lib/display/outage';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { ScaleMarks } from '../ScaleMarks';
import s from './index.module.scss';

const PERCENTS = [99.5, 99.9];
/** The marks of the scale, in seconds. */
const MARKS = [1, 60, 3600];

type Props = { messages: Messages; pictures: PictureMessages };

/** How much each additional node shortens the time in which none responds. */
export function Outage({ messages: { units }, pictures }: Props) {
  const { outage } = pictures;
  return (
    <div>
      <p className={s.axis} aria-hidden="true">
        {outage.axis}
      </p>
      <ul>
        {outage.nodes.map((name, index) => (
          <li key={name} className={s.row}>
            <b>{name}</b>
            {PERCENTS.map((percent) => {
              const seconds = getOutageSeconds(index + 1, percent);
              return (
                <p key={percent} className={s.reading}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <path d={MARKS.map((mark) => `M${toOutagePlace(mark)} 0V10`).join('')} />
                    <rect width={toOutagePlace(seconds)} height="10" data-percent={percent} />
                  </svg>
                  <span>{formatOutage(seconds, units, pictures)}</span>
                  <small>{formatMessage(outage.each, { percent })}</small>
                </p>
              );
            })}
          </li>
        ))}
      </ul>
      <ScaleMarks
        marks={outage.marks.map((text, index) => ({
          text,
          place: toOutagePlace(MARKS[index] ?? 1),
        }))}
      />
      <p className={s.note}>{outage.note}</p>
    </div>
  );
}
