import type { ReactNode } from 'react';
import type { Token } from '@/lib/samples/highlight';
import { classNames } from '../class-names';
import { CodeLines } from './CodeLines';
import s from './index.module.scss';

/** The dark surface behind requests and responses. */
export function CodePanel({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <figure className={s.panel} aria-label={label}>
      {children}
    </figure>
  );
}

type BlockProps = {
  tokens: readonly Token[];
  action?: ReactNode;
  label?: string;
  /** True for code that the page also shows elsewhere, so that the Markdown omits it. */
  isRepeated?: boolean;
};

/** A block of code with an action, such as a button that copies it. */
export function CodeBlock({ tokens, action, label, isRepeated }: BlockProps) {
  return (
    <div className={s.block} data-markdown={isRepeated ? 'omit' : undefined}>
      <CodeLines tokens={tokens} label={label} />
      {action}
    </div>
  );
}

/** Request and response, side by side if there is room. */
export function CodeColumns({ children, isSplit }: { children: ReactNode; isSplit?: boolean }) {
  return <div className={classNames(s.columns, isSplit && s.split)}>{children}</div>;
}
