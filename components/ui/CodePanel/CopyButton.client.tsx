'use client';

import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import s from './CopyButton.module.scss';

type Props = {
  /** A text, or what makes it when it is copied. */
  text: string | (() => string);
  label: string;
  doneLabel: string;
  /** In the text's flow instead of the corner of a panel of code. */
  isInline?: boolean;
};

const SHOWN_MS = 2000;

/** Copies `text`; it appears only where scripts run and says when it is done. */
export function CopyButton({ text, label, doneLabel, isInline }: Props) {
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setDone(true),
      () => setDone(false),
    );

  return (
    <button
      type="button"
      className={classNames(s.copy, isInline && s.inline)}
      data-done={isDone || undefined}
      onClick={copy}
    >
      <span aria-live="polite">{isDone ? doneLabel : label}</span>
    </button>
  );
}
