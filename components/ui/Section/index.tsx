import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Props = {
  children: ReactNode;
  /** A chapter has a surface of its own, a band a dark one; a note is small print, and bare has no space around it. */
  kind?: 'chapter' | 'band' | 'section' | 'note' | 'bare';
  /** Heading on the left, the rest on the right. */
  hasColumns?: boolean;
  id?: string;
  label?: string;
  className?: string;
};

/** A part of the page with the container inside; its kind sets the space around it and the size of its heading. */
export function Section({ children, kind = 'section', hasColumns, id, label, className }: Props) {
  return (
    <section id={id} aria-label={label} className={s[kind]}>
      <div
        className={classNames(s.container, hasColumns && s.columns, className)}
        data-theme={kind === 'band' ? 'dark' : undefined}
      >
        {children}
      </div>
    </section>
  );
}

export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(s.container, className)}>{children}</div>;
}
