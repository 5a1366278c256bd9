import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import type { Option } from '../search';
import s from './Combobox.module.scss';

type Props = {
  /** ID of the field that they belong to. */
  id: string;
  label: string;
  /** The options; null while the list is closed. */
  options: readonly Option[] | null;
  /** The selected value. */
  value: string;
  /** Index of the option that Enter selects. */
  active: number;
  toOptionId: (index: number) => string;
  onChoose: (option: Option) => void;
};

/** The list below a combobox field. */
export const ComboboxOptions = (props: Props) => {
  const { id, label, options, value, active, toOptionId, onChoose } = props;
  return (
    <ul
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      hidden={options === null}
      className={s.list}
    >
      {options?.map((option, index) => (
        <li
          key={option.value}
          id={toOptionId(index)}
          role="option"
          aria-selected={option.value === value}
          className={classNames(s.option, index === active && s.active)}
          // Keeps the focus in the field, so that the list stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.icon}
          <span>{option.label}</span>
          {option.note ? <small>{option.note}</small> : null}
          {option.value === value ? <Icon name="check" size="small" /> : null}
        </li>
      ))}
    </ul>
  );
};
