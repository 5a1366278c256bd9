import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

export type TagTone = 'plain' | 'accent' | 'warn' | 'danger' | 'sample';

/** A short label such as Beta, Partner or a status; the text carries the meaning, and the colour repeats it. */
export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: TagTone }) {
  return <span className={classNames(s.tag, s[tone])}>{children}</span>;
}
