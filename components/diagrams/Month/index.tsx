import { MONTH_MINUTES, getOutageSeconds } from '@/lib/display/outage';
import { formatDuration } from '@/lib/i18n/format-duration';
import { formatMessage } from '@/lib/i18n/format-message';
import { getGap } from '@/lib/i18n/gap';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import s from './index.module.scss';

/** From the one that allows most. Each allowance holds those after it. */
const PERCENTS = [99.5, 99.9, 99.95, 99.99];
const COLUMNS = 360;
const ROWS = MONTH_MINUTES / COLUMNS;
const STEP = 4;
/** Minutes in a row of the block that is offline. */
const BLOCK = 36;

const getMinutes = (percent: number) => Math.floor(getOutageSeconds(1, percent) / 60);

type Props = { messages: Messages; pictures: PictureMessages };

/** A month as its minutes, and how many of them each availability leaves offline. */
export function Month({ messages: { units }, pictures: { month } }: Props) {
  const [width, height] = [COLUMNS * STEP, ROWS * STEP];
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} className={s.minutes} aria-hidden="true">
        <defs>
          <pattern id="minute" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
            <rect width="3" height="3" />
          </pattern>
        </defs>
        <rect width={width} height={height} fill="url(#minute)" />
        {PERCENTS.map((percent) => (
          <path key={percent} d={toCells(getMinutes(percent))} data-percent={percent} />
        ))}
      </svg>
      <p className={s.note}>
        {month.label}
        {getGap(month.label)}
        {month.note}
      </p>
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

/** The first so many minutes, in short rows, so that a few of them make a block. */
function toCells(minutes: number): string {
  return Array.from({ length: minutes }, (_, index) => {
    const [x, y] = [(index % BLOCK) * STEP, Math.floor(index / BLOCK) * STEP];
    return `M${x} ${y}h3v3h-3z`;
  }).join('');
}
