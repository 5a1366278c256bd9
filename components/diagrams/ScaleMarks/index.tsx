import s from './index.module.scss';

/** `place` is the position on the scale, in percent. */
type Mark = { text: string; place: number };

const ENDS: Readonly<Record<number, string>> = { 0: 'start', 100: 'end' };

/** The marks below a scale; those at its ends stay within it. */
export function ScaleMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg viewBox="0 0 500 20" className={s.marks} aria-hidden="true">
      {marks.map(({ text, place }) => (
        <text key={text} x={place * 5} y="14" data-end={ENDS[place]}>
          {text}
        </text>
      ))}
    </svg>
  );
}
