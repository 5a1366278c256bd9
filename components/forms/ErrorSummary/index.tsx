import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import s from './index.module.scss';

/** `name` is the field's, `id` that of its control. */
type ListedError = { name: string; id: string; label: string; message: string };

type Props = {
  title: string;
  fieldErrors: readonly ListedError[];
  /** Counts how often the form was turned down: each time it is read out anew. */
  attempt: number;
  onChoose: (name: string) => void;
};

/** What is wrong with a form, at its head; read out when it appears, and each error leads to its field. */
export function ErrorSummary({ title, fieldErrors, attempt, onChoose }: Props) {
  // The address stays as it is: its hash says what is open over the page.
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    onChoose(name);
  };
  return (
    <div key={attempt} role="alert" className={s.summary}>
      <p className={s.title}>
        <Icon name="alert" size="small" />
        {title}
      </p>
      <ul className={s.list}>
        {fieldErrors.map(({ name, id, label, message }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={(event) => go(event, name)} className={s.link}>
              <span className={s.label}>{label}</span>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
