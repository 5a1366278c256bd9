import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Props = { children: ReactNode; as?: 'div' | 'li' | 'article'; className?: string };

/** A panel with a hairline border. */
export function Card({ children, as: Tag = 'div', className }: Props) {
  return <Tag className={classNames(s.card, className)}>{children}</Tag>;
}
