'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
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
  /** Called before the dialog shows; what it returns is called when the dialog has closed. */
  beforeShow?: (dialog: HTMLDialogElement) => () => void;
};

// What a visitor came for; the cross, which the platform would choose, is not. A link to be copied is not typed into.
const FIELD =
  ':is(input:not([type=hidden], [tabindex="-1"], [readonly], [type=radio]:not(:checked)), select, textarea)';

/** Puts the focus on the first field, or where the screen's keyboard would hide the rest on the heading. */
function focusContent(dialog: HTMLDialogElement) {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  const field = isTouched ? null : dialog.querySelector<HTMLElement>(FIELD);
  (field ?? dialog.querySelector<HTMLElement>('h2, h3'))?.focus();
}

/** A modal dialog; the platform keeps and returns the focus, closes on Escape and hides the page behind. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  ignoresOutside,
  isHeaderHidden,
  beforeShow,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const afterwards = useRef<() => void>(undefined);
  const isClosing = useRef(false);
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      afterwards.current = beforeShow?.(dialog);
      dialog.showModal();
    }
    if (isOpen) focusContent(dialog);
    else if (dialog.open) {
      isClosing.current = true;
      dialog.close();
    }
    // A new title stands for new content, in which the focus has to go somewhere too.
  }, [isOpen, title, beforeShow]);

  useEffect(() => () => afterwards.current?.(), []);

  const endModal = () => {
    if (!ref.current?.open) afterwards.current?.();
    // The event comes late: what its owner has closed may be open again.
    if (!isClosing.current) onClose();
    isClosing.current = false;
  };

  const closeByEscape = (event: SyntheticEvent) => {
    // From a field within, such as one for files.
    if (event.target !== ref.current) return;
    // The platform closes it, but says so late: by then it may be open again.
    isClosing.current = true;
    onClose();
  };

  const notePress = (event: MouseEvent) => {
    isPressedOutside.current = event.target === ref.current;
  };
  const closeFromOutside = (event: MouseEvent) => {
    // Who marks a text may let go beside the dialog.
    const isOutside = event.target === ref.current && isPressedOutside.current;
    if (!ignoresOutside && isOutside) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={s.dialog}
      aria-label={title}
      onCancel={closeByEscape}
      onClose={endModal}
      onMouseDown={notePress}
      onClick={closeFromOutside}
    >
      <div className={s.body}>
        {isHeaderHidden ? null : (
          <header className={s.header}>
            <h2 className={s.title} tabIndex={-1}>
              {title}
            </h2>
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
