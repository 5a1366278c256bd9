import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

/** The bubble itself, which stands above the nearest positioned ancestor; what it explains names its id. */
export function TooltipBubble({
  id,
  children,
  isOpen,
}: {
  id: string;
  children: ReactNode;
  isOpen?: boolean;
}) {
  return (
    <span role="tooltip" id={id} className={classNames(s.tip, isOpen && s.open)}>
      {children}
    </span>
  );
}

/** A short explanation of `children` on hover and focus; it stays 100 ms after the pointer left. */
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
