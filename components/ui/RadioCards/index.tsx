import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import f from '../Field/index.module.scss';
import m from '../MultiSelect/index.module.scss';
import s from './index.module.scss';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string;
  /** `id` lets a URL point to one of them. */
  options: readonly { value: string; label: string; id?: string; isDisabled?: boolean }[];
  /** The initially selected value. */
  initial?: string;
  /** The selected value, if the caller keeps it. */
  value?: string;
  /** Why an option is disabled, beside the legend. */
  note?: string;
  /** For codes. */
  isMono?: boolean;
  error?: string;
};

/** A choice of one among few, side by side. */
export function RadioCards({
  legend,
  options,
  initial,
  value,
  note,
  isMono,
  error,
  ...rest
}: Props) {
  const { id, ...input } = rest;
  const toState = (one: string) =>
    value === undefined
      ? { defaultChecked: initial === one || undefined }
      : { checked: value === one };
  return (
    <fieldset id={id}>
      <legend className={m.legend}>
        {legend}
        {note ? <small className={s.note}>{note}</small> : null}
      </legend>
      <div className={classNames(s.cards, isMono && s.mono)}>
        {options.map(({ value: one, label, id: optionId, isDisabled }) => (
          <label key={one} className={s.card}>
            <input
              {...input}
              id={optionId}
              type="radio"
              value={one}
              disabled={isDisabled}
              {...toState(one)}
              className="visuallyHidden"
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
