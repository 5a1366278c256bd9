'use client';

import { useEffect, useState } from 'react';
import s from './CopyButton.module.scss';

type Props = { text: string; label: string; doneLabel: string };

const SHOWN_MS = 2000;

/** Copies `text`; it appears only where scripts run and says when it is done. */
export function CopyButton({ text, label, doneLabel }: Props) {
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );

  return (
    <button type="button" className={s.copy} onClick={copy}>
      <span aria-live="polite">{isDone ? doneLabel : label}</span>
    </button>
  );
}
