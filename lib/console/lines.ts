import { toTokens, type Token } from '@/lib/samples/highlight';

/** A line of code; `indent` counts its leading spaces. */
export type CodeLine = { indent: number; tokens: Token[] };

/** Splits code into highlighted lines. Each keeps its line break, so that copying a selection preserves the code. */
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
