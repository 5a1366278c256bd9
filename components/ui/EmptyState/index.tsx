import type { ReactNode } from 'react';
import s from './index.module.scss';

/** Replaces an empty list, with a way out. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={s.empty}>
      <p className={s.title}>{title}</p>
      {children}
    </div>
  );
}
