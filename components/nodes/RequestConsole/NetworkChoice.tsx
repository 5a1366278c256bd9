import type { Network } from './types';
import s from './NetworkChoice.module.scss';

type Props = {
  name: string;
  legend: string;
  networks: readonly Network[];
  value: string | undefined;
  onChange: (key: string) => void;
};

/** The networks of an interface in a row; none if there is no choice. */
export function NetworkChoice({ name, legend, networks, value, onChange }: Props) {
  if (networks.length < 2) return null;
  return (
    <fieldset className={`${s.networks} needsScripts`} data-markdown="omit">
      <legend className="visuallyHidden">{legend}</legend>
      {networks.map(({ key, name: label }) => (
        <label key={key} className={s.network}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            className="visuallyHidden"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
