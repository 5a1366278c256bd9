import { toTokens, type Token } from '@/lib/samples/highlight';

/** A line of code; `indent` counts the spaces at its start. */
export type CodeLine = { indent: number; tokens: Token[] };

/** Code as coloured lines, each with the line break at its end, so that a selection copies the code as it is. */
export function toLines(code: string): CodeLine[] {
  const lines: Token[][] = [[]];
  for (const { text, kind } of toTokens(code)) {
    text.split(/(?<=\n)/).forEach((part, index) => {
      if (index > 0 || lines.at(-1)?.at(-1)?.text.endsWith('\n')) lines.push([]);
      lines.at(-1)?.push({ text: part, kind });
    });
  }
  return lines.map((tokens) => ({
    tokens,
    indent: /^ */.exec(joinTokens(tokens))?.[0].length ?? 0,
  }));
}

const joinTokens = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');
