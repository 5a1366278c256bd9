import type { Token } from './highlight';

/** A line of code; `indent` counts its leading spaces. */
export type CodeLine = { indent: number; tokens: Token[] };

const joinTokens = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

/** Splits tokens into lines. Each keeps its line break, so that copying a selection preserves the code. */
export function toCodeLines(tokens: readonly Token[]): CodeLine[] {
  const lines: Token[][] = [[]];
  for (const { text, kind } of tokens) {
    text.split(/(?<=\n)/).forEach((part, index) => {
      if (index > 0 || lines.at(-1)?.at(-1)?.text.endsWith('\n')) lines.push([]);
      lines.at(-1)?.push({ text: part, kind });
    });
  }
  return lines.map((line) => ({
    tokens: line,
    indent: /^ */.exec(joinTokens(line))?.[0].length ?? 0,
  }));
}
