import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import s from './index.module.scss';

type Props = {
  title: string;
  /** What changes the picture, beside its title. */
  control?: ReactNode;
  /** What the picture leaves open, such as its scale. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The frame of a picture beside a heading; the page's text says the same, so the Markdown leaves it out. */
export function Panel({ title, control, note, className, children }: Props) {
  return (
    <figure className={classNames(s.panel, className)} data-markdown="omit">
      <figcaption className={s.head}>
        <b>{title}</b>
        {control}
      </figcaption>
      {children}
      {note ? <div className={s.note}>{note}</div> : null}
    </figure>
  );
}
