'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { formatMessage } from '@/lib/i18n/format-message';
import { COMPARE_PARAMETER, MAX_COMPARED } from '@/lib/directory/compare';
import s from './CompareForm.module.scss';

type Props = {
  action: string;
  messages: Record<'picked' | 'submit' | 'clear', string>;
  children: ReactNode;
};

const getBoxes = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name="${COMPARE_PARAMETER}"]`),
];

/** The list as a form whose ticked chains are compared; works without scripts, which only count. */
export function CompareForm({ action, messages, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);

  const look = (form: HTMLFormElement) => {
    const boxes = getBoxes(form);
    const chosen = boxes.filter((box) => box.checked).length;
    for (const box of boxes) box.disabled = !box.checked && chosen >= MAX_COMPARED;
    setCount(chosen);
  };

  useEffect(() => {
    // A browser may bring back what was ticked before the page was loaded anew.
    if (ref.current) look(ref.current);
  }, []);

  return (
    <form
      ref={ref}
      action={action}
      className={s.form}
      onChange={({ currentTarget }) => look(currentTarget)}
      onReset={({ currentTarget }) => {
        // The boxes are reset after this event.
        requestAnimationFrame(() => look(currentTarget));
      }}
    >
      {children}
      <div className={s.bar} data-picked={count || undefined}>
        <p className={s.count} role="status">
          {count > 0 ? formatMessage(messages.picked, { count, max: MAX_COMPARED }) : null}
        </p>
        <Button type="reset" variant="quiet" size="s">
          {messages.clear}
        </Button>
        <Button type="submit" size="s">
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}
