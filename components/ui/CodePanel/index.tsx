import type { ReactNode } from 'react';
import type { Token } from '@/lib/samples/highlight';
import { classNames } from '../class-names';
import { CodeTokens } from './CodeTokens';
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

/** A block of code that can be scrolled by keyboard if it is too wide. */
export function CodeBlock({ tokens, action, label, isRepeated }: BlockProps) {
  return (
    <div className={s.block} data-markdown={isRepeated ? 'omit' : undefined}>
      <pre className={s.code} tabIndex={0} role="region" aria-label={label}>
        <code>
          <CodeTokens tokens={tokens} classes={s} />
        </code>
      </pre>
      {action}
    </div>
  );
}

/** Request and response, side by side if there is room. */
export function CodeColumns({ children, isSplit }: { children: ReactNode; isSplit?: boolean }) {
  return <div className={classNames(s.columns, isSplit && s.split)}>{children}</div>;
}
