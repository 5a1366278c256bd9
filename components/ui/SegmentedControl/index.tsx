import { useId } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
} & (
  | { value: Value; onChange: (value: Value) => void }
  /** The first choice of one that only style sheets read, with `:has()`. It works without scripts. */
  | { defaultValue: Value }
);

/** Two to four choices in a row of which one holds. With `onChange` it needs scripts, and does not show without. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { legend, options } = props;
  const name = useId();
  const isControlled = 'onChange' in props;
  const toState = (value: Value) =>
    isControlled
      ? { checked: value === props.value, onChange: () => props.onChange(value) }
      : { defaultChecked: value === props.defaultValue };
  return (
    <fieldset
      className={classNames(s.control, isControlled && s.needsScripts)}
      data-markdown="omit"
    >
      <legend className={s.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={s.option}>
          <input type="radio" name={name} value={value} className={s.input} {...toState(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
