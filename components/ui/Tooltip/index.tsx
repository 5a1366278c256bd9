import { useId, type ReactNode } from 'react';
import s from './index.module.scss';

/** The bubble itself, positioned above the nearest positioned ancestor; the element it explains refers to its id. */
export function TooltipBubble({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span role="tooltip" id={id} className={s.tip}>
      {children}
    </span>
  );
}

/** A short explanation of `children` on hover and focus; it stays for 100 ms after the pointer leaves. */
export function Tooltip({ children, text }: { children: ReactNode; text: string }) {
  const id = useId();
  return (
    <span className={s.anchor}>
      <button type="button" className={s.trigger} aria-describedby={id}>
        {children}
      </button>
      <TooltipBubble id={id}>{text}</TooltipBubble>
    </span>
  );
}
