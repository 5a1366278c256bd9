'use client';

import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import s from './MenuBar.module.scss';

export type MenuGroup = { label: string; links: ReactNode; banner: ReactNode };

/** How long a pointer rests on a group before its menu opens, on another while one is open, and outside. */
const INTENT_MS = 120;
const CROSS_MS = 300;
const LEAVE_MS = 250;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/** Menus that open on hover, press and by keyboard; leaving the bar, Escape or following a link closes them. */
export function MenuBar({ groups }: { groups: readonly MenuGroup[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const bar = useRef<HTMLUListElement>(null);
  const id = useId();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Opens or closes after a moment, unless the pointer moves on: on its way to a card, it crosses other groups. */
  const setLater = (next: number | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const set = (next: number | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const close = () => set(null);
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    bar.current?.querySelectorAll('button')[open]?.focus();
    close();
  };

  return (
    <ul
      ref={bar}
      className={s.bar}
      onPointerLeave={(event) => isMouse(event) && setLater(null, LEAVE_MS)}
      onKeyDown={closeOnEscape}
    >
      {groups.map(({ label, links, banner }, index) => {
        const isOpen = open === index;
        return (
          <li
            key={label}
            className={s.group}
            onBlur={closeOnLeave}
            onPointerEnter={(event) =>
              isMouse(event) && setLater(index, open === null ? INTENT_MS : CROSS_MS)
            }
          >
            <button
              type="button"
              className={s.button}
              aria-expanded={isOpen}
              aria-controls={`${id}-${index}`}
              // A mouse opens the menu by hovering; its click must not close it again.
              onClick={({ detail }) => set(isOpen && detail === 0 ? null : index)}
            >
              {label}
              <Icon name="chevron" size="xs" className={s.chevron} />
            </button>
            <div
              id={`${id}-${index}`}
              className={s.panel}
              data-open={isOpen || undefined}
              onClick={({ target }) => (target as Element).closest('a') && close()}
            >
              <div className={s.card}>
                {links}
                {banner}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
