import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Props = {
  children: ReactNode;
  tone?: 'paper' | 'surface' | 'sunken';
  space?: 'full' | 'small' | 'none';
  id?: string;
  label?: string;
  className?: string;
};

/** A band of the page with the container inside; defines all vertical space between sections. */
export function Section({ children, tone = 'paper', space = 'full', id, label, className }: Props) {
  return (
    <section id={id} aria-label={label} className={classNames(s.section, s[tone], s[space])}>
      <div className={classNames(s.container, className)}>{children}</div>
    </section>
  );
}

export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(s.container, className)}>{children}</div>;
}
