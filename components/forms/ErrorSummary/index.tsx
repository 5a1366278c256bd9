import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import s from './index.module.scss';

/** `name` is the field's, `id` its control's. */
type ListedError = { name: string; id: string; label: string; message: string };

type Props = {
  title: string;
  fieldErrors: readonly ListedError[];
  /** Counts failed attempts: each one is announced again. */
  attempt: number;
  onChoose: (name: string) => void;
};

/** Lists a form's errors at its top; announced when it appears, and each error links to its field. */
export function ErrorSummary({ title, fieldErrors, attempt, onChoose }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // Focusing the first field has scrolled the list above it away.
  useEffect(() => {
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  // The URL stays unchanged: its hash identifies the open overlay.
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    onChoose(name);
  };
  return (
    <div key={attempt} ref={summary} role="alert" className={s.summary}>
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
