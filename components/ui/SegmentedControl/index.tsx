import { useId } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
} & (
  | { value: Value; onChange: (value: Value) => void }
  /** The initial value of an uncontrolled choice that only styles read, with `:has()`. Works without scripts. */
  | { defaultValue: Value }
);

/** Two to four options in a row. With `onChange`, it needs scripts, and is hidden without them. */
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
      className={classNames(s.control, isControlled && 'needsScripts')}
      data-markdown="omit"
    >
      <legend className="visuallyHidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={s.option}>
          <input type="radio" name={name} value={value} className={s.input} {...toState(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
