'use client';

import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import s from './CopyButton.module.scss';

type Props = {
  /** A text, or a function that creates it when it is copied. */
  text: string | (() => string);
  label: string;
  doneLabel: string;
  /** In the text's flow rather than the corner of a code panel. */
  isInline?: boolean;
};

const SHOWN_MS = 2000;

/** Copies `text`; shown only if scripts run, and confirms when it is done. */
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
