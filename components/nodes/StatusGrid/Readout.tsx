import { UNKNOWN, type CellReading } from '@/lib/display/cell-reading';
import { RegionBar } from '../RegionBar';
import s from './Readout.module.scss';

export type ReadoutProps = {
  reading: CellReading;
  href: string;
  /** The regions, in the order of each cell's bars. */
  slots: readonly string[];
  checked: string;
  unit: string;
  messages: Record<'meanOf' | 'blockTime' | 'checked' | 'open', string>;
};

/** The figures of one chain, larger than in its cell. */
export function Readout({ reading, href, slots, checked, unit, messages }: ReadoutProps) {
  return (
    <div className={s.readout} data-slots={slots.length} aria-hidden="true" data-markdown="omit">
      <p className={s.name}>
        <b>
          <a href={href} tabIndex={-1} title={messages.open}>
            {reading.name}
          </a>
        </b>
        <span>{reading.family}</span>
      </p>
      <p className={s.mean}>
        <b>{reading.mean === UNKNOWN ? UNKNOWN : `${reading.mean}${unit}`}</b>
        <span>{messages.meanOf}</span>
      </p>
      {slots.map((slot, index) => {
        const percent = reading.regions[index] ?? UNKNOWN;
        return (
          <p key={slot}>
            <RegionBar percent={percent === UNKNOWN ? null : percent} />
            <b>{percent}</b>
            <span>{slot}</span>
          </p>
        );
      })}
      <p className={s.rest}>
        <b>{reading.blockTime}</b>
        <span>{messages.blockTime}</span>
      </p>
      <p className={s.rest}>
        <b>{checked}</b>
        <span>{messages.checked}</span>
      </p>
    </div>
  );
}
