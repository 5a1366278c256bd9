import type { Token } from '@/lib/samples/highlight';

type Props = {
  tokens: readonly Token[];
  /** The class of each kind, which differs from panel to panel. */
  classes: Readonly<Record<string, string>>;
};

/** Runs of code in the colours of their kinds. */
export function CodeTokens({ tokens, classes }: Props) {
  return tokens.map(({ text, kind }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={index} className={classes[kind]}>
        {text}
      </span>
    ),
  );
}
