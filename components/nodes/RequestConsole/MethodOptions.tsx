import type { ConsoleMethod } from '@/lib/console/methods';
import s from './MethodPicker.module.scss';

type Props = {
  /** Of the field that they belong to. */
  id: string;
  /** What is to choose from; null while the list is closed. */
  methods: readonly ConsoleMethod[] | null;
  /** Which of them Enter chooses. */
  current: number;
  onChoose: (method: ConsoleMethod) => void;
  label: string;
};

/** The list below the field of a method picker. */
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
        // The field would lose the focus, and with it the list would go.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(method)}
      >
        {method.name}
        {method.units === null ? null : <small>{method.units}</small>}
      </li>
    ))}
  </ul>
);
