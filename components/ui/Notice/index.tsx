import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Tone = 'success' | 'error' | 'warn' | 'info';
type Props = { tone: Tone; title: string; children?: ReactNode };

const ICONS: Record<Tone, IconName> = {
  success: 'check',
  error: 'alert',
  warn: 'alert',
  info: 'info',
};

/** The result of an action, or a warning; announced when it appears. */
export function Notice({ tone, title, children }: Props) {
  return (
    <div className={classNames(s.notice, s[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size="large" className={s.icon} />
      <div>
        <p className={s.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
