import { MONTH_MINUTES, getOutageSeconds } from '@/lib/display/outage';
import { formatDuration } from '@/lib/i18n/format-duration';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { toSquares } from '../../pictures/squares';
import s from './index.module.scss';

/** Starting with the lowest availability. Each allowance contains the following ones. */
const PERCENTS = [99.5, 99.9, 99.95, 99.99] as const;
const HOURS = { columns: 60, side: 5, step: 6 };
const MINUTES = { columns: 36, side: 8, step: 10 };
const WIDTH = HOURS.columns * HOURS.step;
/** Between the month and the enlarged minutes below it. */
const GAP = 28;

const getMinutes = (percent: number) => Math.floor(getOutageSeconds(1, percent) / 60);

type Props = { messages: Messages; pictures: PictureMessages };

const toIndexes = (length: number) => Array.from({ length }, (_, index) => index);

/** A month in hours with the last ones enlarged: the minutes of downtime that each availability allows. */
export function Month({ messages: { units }, pictures: { month } }: Props) {
  const hours = MONTH_MINUTES / 60;
  const rows = hours / HOURS.columns;
  const offline = getMinutes(PERCENTS[0]);
  // The hours begin at the lower left, so that the enlarged ones are next to their enlargement.
  const first = (rows - 1) * HOURS.columns;
  const offlineHours = Math.ceil(offline / 60);
  const isOffline = (hour: number) => hour >= first && hour < first + offlineHours;
  const bottom = rows * HOURS.step;
  const height = bottom + GAP + Math.ceil(offline / MINUTES.columns) * MINUTES.step;
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} className={s.month} aria-hidden="true">
        <path
          d={toSquares(
            toIndexes(hours).filter((hour) => !isOffline(hour)),
            HOURS,
          )}
        />
        <path d={toSquares(toIndexes(hours).filter(isOffline), HOURS)} data-percent={PERCENTS[0]} />
        <path
          d={`M0 ${bottom}v${GAP - 2}h${WIDTH - 2}L${offlineHours * HOURS.step - 1} ${bottom}z`}
          className={s.lens}
        />
        <g transform={`translate(0 ${bottom + GAP})`}>
          {PERCENTS.map((percent) => (
            <path
              key={percent}
              d={toSquares(toIndexes(getMinutes(percent)), MINUTES)}
              data-percent={percent}
            />
          ))}
        </g>
      </svg>
      <p className={s.note}>{month.note}</p>
      <ul className={s.rows}>
        {PERCENTS.map((percent) => (
          <li key={percent} data-percent={percent}>
            {formatMessage(month.row, {
              percent,
              time: formatDuration(getMinutes(percent), units),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
