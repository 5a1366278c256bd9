import type { Token } from '@/lib/samples/highlight';

type Props = {
  tokens: readonly Token[];
  /** The class of each kind, which depends on the panel. */
  classes: Readonly<Record<string, string>>;
};

/** Code tokens in the colours of their kinds. */
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
