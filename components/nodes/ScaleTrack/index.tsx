import { classNames } from '@/components/ui/class-names';
import s from './index.module.scss';

type Props = {
  /** The position of each value on the scale, in percent; none if unknown. */
  places: readonly number[];
  tone?: 'ink' | 'level';
};

/** Values as dots on a line, on the scale in the column's head; the figures are beside it. */
export function ScaleTrack({ places, tone = 'ink' }: Props) {
  return (
    <svg aria-hidden="true" className={classNames(s.track, places.length > 0 && s[tone])}>
      {places.map((place, index) => (
        <circle key={index} cx={`${place}%`} />
      ))}
    </svg>
  );
}

/** The scale for the dots of a column. */
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
