import s from './index.module.scss';

type Option = { value: string; label: string; isChecked?: boolean };
type Props = { name: string; legend: string; options: readonly Option[] };

/** A choice of several in a list of at most 120 px height; works as plain checkboxes without scripts. */
export function MultiSelect({ name, legend, options }: Props) {
  return (
    <fieldset>
      <legend className={s.legend}>{legend}</legend>
      <div className={s.options} tabIndex={-1}>
        {options.map(({ value, label, isChecked }) => (
          <label key={value} className={s.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
