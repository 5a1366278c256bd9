import type { ReactNode } from 'react';
import s from './index.module.scss';

/** What stands where a list would be, with a way out. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={s.empty}>
      <p className={s.title}>{title}</p>
      {children}
    </div>
  );
}
