import type { ReactNode } from 'react';
import s from './index.module.scss';

type Props = { id: string; title: string; text?: ReactNode; children?: ReactNode };

/** A section of a method's page. */
export function Part({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={s.title}>
        {title}
      </h2>
      {text ? <div className={s.text}>{text}</div> : null}
      {children}
    </section>
  );
}
