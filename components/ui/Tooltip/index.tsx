import { useId, type ReactNode } from 'react';
import s from './index.module.scss';

/** A short explanation of `children` on hover and focus; it stays 100 ms after the pointer left. */
export function Tooltip({ children, text }: { children: ReactNode; text: string }) {
  const id = useId();
  return (
    <span className={s.anchor}>
      <button type="button" className={s.trigger} aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id} className={s.tip}>
        {text}
      </span>
    </span>
  );
}
