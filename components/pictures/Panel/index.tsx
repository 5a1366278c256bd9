import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import s from './index.module.scss';

type Props = {
  title: string;
  /** What changes the picture, beside its title. */
  control?: ReactNode;
  /** What the picture does not show, such as its scale. */
  note?: ReactNode;
  className?: string;
  /** Set if the picture says what the page's text does not, so that the Markdown includes it. */
  isText?: boolean;
  children: ReactNode;
};

/** The frame of a picture beside a heading. Usually, the page's text says the same, so the Markdown omits it. */
export function Panel({ title, control, note, className, isText, children }: Props) {
  return (
    <figure className={classNames(s.panel, className)} data-markdown={isText ? undefined : 'omit'}>
      <figcaption className={s.head}>
        <b>{title}</b>
        {control}
      </figcaption>
      {children}
      {note ? <div className={s.note}>{note}</div> : null}
    </figure>
  );
}
