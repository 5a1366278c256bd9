import type { ConsoleMethod } from '@/lib/console/methods';
import s from './MethodPicker.module.scss';

type Props = {
  /** ID of the field that they belong to. */
  id: string;
  /** The options; null while the list is closed. */
  methods: readonly ConsoleMethod[] | null;
  /** Index of the option that Enter selects. */
  current: number;
  onChoose: (method: ConsoleMethod) => void;
  label: string;
};

/** The list below a method picker's field. */
export const MethodOptions = ({ id, methods, current, onChoose, label }: Props) => (
  <ul
    id={`${id}-list`}
    role="listbox"
    aria-label={label}
    hidden={methods === null}
    className={s.list}
  >
    {methods?.map((method, index) => (
      <li
        key={method.name}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === current}
        className={s.option}
        // Otherwise, the field would lose the focus and the list would close.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(method)}
      >
        <span>{method.name}</span>
        {method.units === null ? null : <small>{method.units}</small>}
      </li>
    ))}
  </ul>
);
