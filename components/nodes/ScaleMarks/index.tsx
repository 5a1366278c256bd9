import s from './index.module.scss';

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
