'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../Icon';
import s from './Dialog.module.scss';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Leaves the dialog open when the page behind it is pressed. */
  ignoresOutside?: boolean;
  /** Leaves title and cross away; the title still names the dialog. */
  isHeaderHidden?: boolean;
};

/** A modal dialog; the platform keeps and returns the focus, closes on Escape and hides the page behind. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  ignoresOutside,
  isHeaderHidden,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  const closeFromOutside = (event: MouseEvent) => {
    if (!ignoresOutside && event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={s.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={s.body}>
        {isHeaderHidden ? null : (
          <header className={s.header}>
            <h2 className={s.title}>{title}</h2>
            <button type="button" className={s.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
        )}
        {children}
      </div>
    </dialog>
  );
}
