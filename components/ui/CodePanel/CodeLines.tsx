import { toCodeLines } from '@/lib/samples/code-lines';
import type { Token } from '@/lib/samples/highlight';
import { addCodeBreaks } from '../CodeName';
import s from './CodeLines.module.scss';

type Props = { tokens: readonly Token[]; label?: string };

/** The styles define this many indents. */
const MAX_INDENT = 16;

/** Code by line: a wrapped line continues two characters further in than it began. */
export function CodeLines({ tokens, label }: Props) {
  return (
    <pre tabIndex={0} role={label ? 'region' : undefined} aria-label={label} className={s.code}>
      <code>
        {toCodeLines(tokens).map(({ indent, tokens: parts }, line) => (
          <span key={line} data-indent={Math.min(indent, MAX_INDENT)}>
            {parts.map(({ text, kind }, index) =>
              kind === 'plain' ? (
                addCodeBreaks(text)
              ) : (
                <span key={index} className={s[kind]}>
                  {addCodeBreaks(text)}
                </span>
              ),
            )}
          </span>
        ))}
      </code>
    </pre>
  );
}
