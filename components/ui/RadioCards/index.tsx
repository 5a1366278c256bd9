import type { ComponentProps } from 'react';
import f from '../Field/index.module.scss';
import m from '../MultiSelect/index.module.scss';
import s from './index.module.scss';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string;
  /** `id` lets a URL point to one of them. */
  options: readonly { value: string; label: string; id?: string }[];
  /** The initially selected value. */
  initial?: string;
  error?: string;
};

/** A choice of one among few, side by side. */
export function RadioCards({ legend, options, initial, error, id, ...input }: Props) {
  return (
    <fieldset id={id}>
      <legend className={m.legend}>{legend}</legend>
      <div className={s.cards}>
        {options.map(({ value, label, id: optionId }) => (
          <label key={value} className={s.card}>
            <input
              {...input}
              id={optionId}
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
