'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { formatMessage } from '@/lib/i18n/format-message';
import { COMPARE_PARAMETER, MAX_COMPARED } from '@/lib/directory/compare';
import s from './CompareForm.module.scss';

type Props = {
  action: string;
  messages: Record<'picked' | 'pickMore' | 'submit' | 'clear' | 'remove', string>;
  children: ReactNode;
};

type Chosen = { key: string; name: string };

const getBoxes = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name="${COMPARE_PARAMETER}"]`),
];

/** The list as a form that compares the selected chains; it works without scripts, which only add their names. */
export function CompareForm({ action, messages, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);

  const look = (form: HTMLFormElement) => {
    const boxes = getBoxes(form);
    const ticked = boxes.filter((box) => box.checked);
    for (const box of boxes) box.disabled = !box.checked && ticked.length >= MAX_COMPARED;
    setChosen(ticked.map(({ value, dataset }) => ({ key: value, name: dataset.name ?? value })));
  };

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const lookAgain = () => look(form);
    // The browser may restore the selection after a reload.
    lookAgain();
    // React hears only of fields that it manages, and leaves the rows alone.
    form.addEventListener('change', lookAgain);
    return () => form.removeEventListener('change', lookAgain);
  }, []);

  const remove = (key: string) => {
    const box = ref.current && getBoxes(ref.current).find(({ value }) => value === key);
    box?.click();
    // The button is gone, so the focus moves to the checkbox that it belonged to.
    box?.focus({ preventScroll: true });
  };

  const count = chosen.length;
  const status = count === 1 ? messages.pickMore : messages.picked;
  return (
    <form
      ref={ref}
      action={action}
      className={s.form}
      onReset={({ currentTarget }) => {
        // The checkboxes are reset after this event.
        requestAnimationFrame(() => look(currentTarget));
      }}
    >
      {children}
      <div className={s.bar} data-picked={count || undefined}>
        {count > 0 ? (
          <ul className={s.chosen}>
            {chosen.map(({ key, name }) => (
              <li key={key}>
                {name}
                <button
                  type="button"
                  aria-label={formatMessage(messages.remove, { name })}
                  onClick={() => remove(key)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={s.count} role="status">
          {count > 0 ? formatMessage(status, { count, max: MAX_COMPARED }) : null}
        </p>
        <Button type="reset" variant="quiet" size="s">
          {messages.clear}
        </Button>
        {/* Without scripts, nothing counts. */}
        {count === 1 ? null : (
          <Button type="submit" size="s">
            {messages.submit}
          </Button>
        )}
      </div>
    </form>
  );
}
