import type { ComponentProps } from 'react';
import f from '../Field/index.module.scss';
import m from '../MultiSelect/index.module.scss';
import s from './index.module.scss';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Which is chosen at first. */
  initial?: string;
  error?: string;
};

/** A choice of one among few, side by side. */
export function RadioCards({ legend, options, initial, error, ...input }: Props) {
  return (
    <fieldset>
      <legend className={m.legend}>{legend}</legend>
      <div className={s.cards}>
        {options.map(({ value, label }) => (
          <label key={value} className={s.card}>
            <input
              {...input}
              type="radio"
              value={value}
              defaultChecked={initial === value || undefined}
              className={s.input}
            />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className={f.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
