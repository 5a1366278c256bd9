import { CodeTokens } from '@/components/ui/CodePanel/CodeTokens';
import { classNames } from '@/components/ui/class-names';
import { toLines } from '@/lib/console/lines';
import s from './CodeLines.module.scss';

type Props = { code: string; label: string; isWrapped: boolean };

/** The styles define this many indents. */
const MAX_INDENT = 16;

/** Code by line: a wrapped line continues two characters further in than it began. */
export function CodeLines({ code, label, isWrapped }: Props) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className={classNames(s.code, isWrapped && s.wrapped)}
    >
      <code>
        {toLines(code).map(({ indent, tokens }, line) => (
          <span key={line} data-indent={Math.min(indent, MAX_INDENT)} className={s.line}>
            <CodeTokens tokens={tokens} classes={s} />
          </span>
        ))}
      </code>
    </pre>
  );
}
