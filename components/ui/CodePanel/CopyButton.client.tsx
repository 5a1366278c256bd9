'use client';

import { useEffect, useState, type MouseEvent } from 'react';
import { classNames } from '../class-names';
import s from './CopyButton.module.scss';

type Props = {
  /** A text, or a function that creates it when it is copied. */
  text: string | (() => string);
  labels: Record<'copy' | 'copied' | 'copyFailed', string>;
  /** In the text's flow rather than the corner of a code panel. */
  isInline?: boolean;
};

const SHOWN_MS = 2000;

/** Selects the code beside the button, so that the reader can copy it. */
function selectCode(button: HTMLElement) {
  const code = button.parentElement?.querySelector('pre');
  if (code) window.getSelection()?.selectAllChildren(code);
}

/** Copies `text`; shown only if scripts run. Says whether it did: browsers allow it only over HTTPS. */
export function CopyButton({ text, labels, isInline }: Props) {
  const [shown, setShown] = useState<keyof Props['labels']>('copy');

  useEffect(() => {
    if (shown === 'copy') return;
    const timer = setTimeout(() => setShown('copy'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setShown('copied');
    } catch {
      selectCode(currentTarget);
      setShown('copyFailed');
    }
  };

  return (
    <button
      type="button"
      className={classNames('needsScripts noPrint', s.copy, isInline && s.inline)}
      data-done={shown === 'copied' || undefined}
      onClick={(event) => void copy(event)}
    >
      <span aria-live="polite">{labels[shown]}</span>
    </button>
  );
}
