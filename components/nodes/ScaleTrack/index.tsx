import { classNames } from '@/components/ui/class-names';
import s from './index.module.scss';

type Props = {
  /** Where on the scale each value is, in percent of its length; none where nothing is known. */
  places: readonly number[];
  tone?: 'ink' | 'level';
};

/** Values as dots on a line, on the scale that the head of the column shows; the figures stand beside it. */
export function ScaleTrack({ places, tone = 'ink' }: Props) {
  return (
    <svg aria-hidden="true" className={classNames(s.track, places.length > 0 && s[tone])}>
      {places.map((place, index) => (
        <circle key={index} cx={`${place}%`} />
      ))}
    </svg>
  );
}

/** What the dots of a column are read by. */
export function ScaleMarks({ marks }: { marks: readonly { text: string; place: number }[] }) {
  return (
    <svg aria-hidden="true" className={s.marks} data-markdown="omit">
      {marks.map(({ text, place }) => (
        <text key={text} x={`${place}%`} y="12">
          {text}
        </text>
      ))}
    </svg>
  );
}
