import type { ReactNode } from 'react';
import s from './index.module.scss';

type Props = { parts: readonly string[]; title: string; children?: ReactNode };

/** What a form is about, in one line; nothing if there is nothing to say. */
export function QuoteSummary({ parts, title, children }: Props) {
  if (parts.length === 0) return null;
  return (
    <div role="group" aria-label={title} className={s.strip}>
      <p>
        {parts.map((part, index) => (
          <span key={part}>
            {index > 0 ? ' · ' : null}
            <span>{part}</span>
          </span>
        ))}
      </p>
      {children}
    </div>
  );
}
