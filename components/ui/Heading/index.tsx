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
  title: ReactNode;
  level?: 1 | 2 | 3;
  eyebrow?: ReactNode;
  children?: ReactNode;
  id?: string;
};

/** Opening of a section: small line, heading, text. */
export function SectionHead({ title, level = 2, eyebrow, children, id }: HeadProps) {
  if (!title && !eyebrow) return null;
  return (
    <header className={s.head}>
      {eyebrow ? <p className={s.eyebrow}>{eyebrow}</p> : null}
      {title ? (
        <Heading level={level} id={id}>
          <Phrases>{title}</Phrases>
        </Heading>
      ) : null}
      {children ? <div className={s.text}>{children}</div> : null}
    </header>
  );
}

type SplitProps = { title: string; children?: ReactNode };

/** Opening of a section with its heading and its text side by side. */
export function SplitHead({ title, children }: SplitProps) {
  if (!title && !children) return null;
  return (
    <header className={s.split}>
      <TextHeading level={2} text={title} />
      {children ? <div>{children}</div> : null}
    </header>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={s.eyebrow}>{children}</p>;
}
