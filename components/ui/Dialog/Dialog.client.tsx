'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { updatePageLock } from './page-lock';
import s from './Dialog.module.scss';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Keeps the dialog open when the visitor clicks outside it. */
  ignoresOutside?: boolean;
  /** Omits title and close button; the title still names the dialog. */
  isHeaderHidden?: boolean;
  /** Stays at one place near the top without padding, and fills a phone's screen. */
  isPalette?: boolean;
  /** Called before the dialog shows; the returned function is called once it has closed. */
  beforeShow?: (dialog: HTMLDialogElement) => () => void;
};

// The element to focus: what the visitor came for rather than the close button, which the browser would choose, and no
// link that is only to be copied.
const FIELD =
  ':is(input:not([type=hidden], [tabindex="-1"], [readonly], [type=radio]:not(:checked)), select, textarea)';

/** Focuses the first field, or the heading if an on-screen keyboard would cover the rest. */
function focusContent(dialog: HTMLDialogElement) {
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  const field = isTouched ? null : dialog.querySelector<HTMLElement>(FIELD);
  (field ?? dialog.querySelector<HTMLElement>('h2, h3'))?.focus();
}

/** A modal dialog; the browser traps and returns the focus, closes it on Escape and makes the page inert. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  ignoresOutside,
  isHeaderHidden,
  isPalette,
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
      updatePageLock();
    }
    if (isOpen) focusContent(dialog);
    else if (dialog.open) {
      isClosing.current = true;
      dialog.close();
    }
    // A new title means new content, which needs the focus too.
  }, [isOpen, title, beforeShow]);

  useEffect(
    () => () => {
      afterwards.current?.();
      updatePageLock();
    },
    [],
  );

  const endModal = () => {
    updatePageLock();
    if (!ref.current?.open) afterwards.current?.();
    // The event comes late: by then, the dialog may be open again.
    if (!isClosing.current) onClose();
    isClosing.current = false;
  };

  const closeByEscape = (event: SyntheticEvent) => {
    // From a field inside, such as one for files.
    if (event.target !== ref.current) return;
    // The browser closes it, but says so late: by then, it may be open again.
    isClosing.current = true;
    onClose();
  };

  const notePress = (event: MouseEvent) => {
    isPressedOutside.current = event.target === ref.current;
  };
  const closeFromOutside = (event: MouseEvent) => {
    // A text selection may end outside the dialog.
    const isOutside = event.target === ref.current && isPressedOutside.current;
    if (!ignoresOutside && isOutside) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={classNames(s.dialog, isPalette && s.palette)}
      aria-label={title}
      onCancel={closeByEscape}
      onClose={endModal}
      onMouseDown={notePress}
      onClick={closeFromOutside}
    >
      <div className={s.body}>
        {isHeaderHidden || isPalette ? null : (
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
