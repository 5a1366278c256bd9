import { toMinutesAway } from '@/lib/display/region-plot';
import { formatDuration } from '@/lib/i18n/format-duration';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import s from './AxisMarks.module.scss';

const MARKS = [99, 99.5, 99.95];

/** The marks of the plot's axis, each with the equivalent downtime. */
export function AxisMarks({ messages }: { messages: Messages }) {
  const last = MARKS.length - 1;
  return (
    <span aria-hidden="true" className={s.marks} data-markdown="omit">
      {MARKS.map((mark, index) => (
        <span key={mark} data-last={index === last ? '' : undefined}>
          <b>{mark}</b>
          <small>
            {formatMessage(index === 0 ? messages.availability.plot.away : '{time}', {
              time: formatDuration(toMinutesAway(mark), messages.units),
            })}
          </small>
        </span>
      ))}
    </span>
  );
}
