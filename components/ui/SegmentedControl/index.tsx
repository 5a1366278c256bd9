import { useId } from 'react';
import s from './index.module.scss';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two to four choices in a row of which one holds. Needs scripts, and does not show without. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { legend, options, value: chosen, onChange } = props;
  const name = useId();
  return (
    <fieldset className={s.control} data-markdown="omit">
      <legend className={s.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={s.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            className={s.input}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
