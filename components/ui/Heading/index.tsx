import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Phrases } from './Phrases';
import s from './index.module.scss';

type Props = {
  children: ReactNode;
  level: 1 | 2 | 3 | 4;
  size?: 'h1' | 'h2' | 'h3' | 'small';
  id?: string;
  className?: string;
};

const SIZES = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'small' } as const;

/** A heading with independent rank and size; without text, there is none. */
export function Heading({ children, level, size = SIZES[level], id, className }: Props) {
  if (!children) return null;
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(s[size], className)}>
      {children}
    </Tag>
  );
}

type TextProps = Omit<Props, 'children'> & { text: string };

/** The same for a string, which breaks only between phrases; server only. */
export function TextHeading({ text, ...props }: TextProps) {
  return <Heading {...props}>{text && <Phrases>{text}</Phrases>}</Heading>;
}

type HeadProps = {
  title: string;
  eyebrow?: string | null;
  /** The explanation: beside the heading, or below it in a column. */
  children?: ReactNode;
  isStacked?: boolean;
};

/** Opening of a section: small line, heading, text. */
export function SectionHead({ title, eyebrow, children, isStacked }: HeadProps) {
  if (!title && !eyebrow) return null;
  const hasColumns = Boolean(children) && !isStacked;
  return (
    <header className={classNames(s.head, isStacked && s.stacked, hasColumns && s.split)}>
      <div>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <TextHeading level={2} text={title} />
      </div>
      {children ? <div className={s.text}>{children}</div> : null}
    </header>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={s.eyebrow}>{children}</p>;
}
