/** What a run of lines in a code text is. */
export type Kind =
  | ('shell' | 'transcript' | 'javascript' | 'python' | 'json' | 'output' | 'toml' | 'yaml')
  | ('env' | 'graphql' | 'solidity' | 'addresses' | 'words');

export type Part = { kind: Kind; text: string };

/** Kinds that fill a whole code text, recognized by how its lines begin; the first match counts. */
const WHOLE: [Kind, RegExp][] = [
  ['javascript', /^(?:import .* from '|(?:const|await|async) )/],
  ['python', /^(?:import|from) \w+/],
  ['solidity', /^interface \w+ \{/],
  ['graphql', /^\{ \w+/],
  ['yaml', /^\w+:\n/],
  ['toml', /^(?:\[[\w.]+\]\n|\w+ = [[{"'\d])/],
  ['env', /^(?:[A-Z]\w*=[^\s$(]\S*(?:\n|$))+$/],
  ['addresses', /^(?:(?:(?:https|wss):\/\/)?[a-z]+\.\S+\/\S+(?:\n|$))+$/],
];

const SHELL =
  /^(?:# .*\n)?(?:(?:curl|npx|cast|anvil|anchor|solana|git|export|echo|for) |[A-Z]+=\$\()/;

function toKind(paragraph: string, isAfterShell: boolean): Kind {
  if (/^> /m.test(paragraph)) return 'transcript';
  if (SHELL.test(paragraph)) return 'shell';
  if (/^[{[]/.test(paragraph)) return 'json';
  return isAfterShell ? 'output' : 'words';
}

/** Splits a code text: commands and their output are in separate paragraphs. */
export function toParts(code: string): Part[] {
  const [kind] = WHOLE.find(([, begin]) => begin.test(code)) ?? [];
  if (kind) return [{ kind, text: code }];
  const parts: Part[] = [];
  for (const text of code.split('\n\n')) {
    const isAfterShell = parts.some((part) => part.kind === 'shell');
    parts.push({ kind: toKind(text, isAfterShell), text });
  }
  return parts;
}

export type Transcript = { command: string; sent: string[]; received: string[] };

/** Parses a terminal session: the initial command, then the lines of both sides. */
export function toTranscript(text: string): Transcript {
  const turns = text.split(/^(?=[<>] )/m);
  const command = /^[<>] /.test(turns[0] ?? '') ? '' : (turns.shift() ?? '');
  const ofSide = (mark: string) =>
    turns.filter((turn) => turn.startsWith(mark)).map((turn) => turn.slice(mark.length));
  return { command, sent: ofSide('> '), received: ofSide('< ') };
}

/** Parses a response as JSON without its … placeholders. */
export const withoutGaps = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*"|[:,]?\s*…/g, (part) => {
    if (part.startsWith('"')) return part;
    return part.startsWith(':') ? ':null' : '';
  });
