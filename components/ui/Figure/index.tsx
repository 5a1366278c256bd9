import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Props = {
  value: ReactNode;
  unit?: ReactNode;
  label: ReactNode;
  note?: ReactNode;
  size?: 'm' | 'l' | 'xl';
};

/** A reading: the figure, its unit, its label and where or when it was measured. Goes inside a `<dl>`. */
export function Figure({ value, unit, label, note, size = 'm' }: Props) {
  return (
    <div className={classNames(s.figure, s[size])}>
      <dt className={s.label}>{label}</dt>
      <dd className={s.value}>
        {value}
        {unit ? <small className={s.unit}>{unit}</small> : null}
      </dd>
      {note ? <dd className={s.note}>{note}</dd> : null}
    </div>
  );
}
