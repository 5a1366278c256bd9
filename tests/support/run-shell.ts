import { runCommand } from './run-command';

/** What a sample sends. */
export type Sent = { url: string; method?: string; body?: unknown; metadata?: object };

/** Programs that samples call; each only records its arguments. */
const RECORDED = ['curl', 'wscat', 'grpcurl', 'npx', 'cast', 'anvil', 'anchor', 'solana', 'git'];

/** Each line is a single write, so that the programs in a pipe do not mix theirs. */
const SHELL = `
record() { local words; printf -v words '%s\\036' "$@"; printf '%s\\035' "$words" >&3; }
${RECORDED.map((program) => `${program}() { record ${program} "$@"; }`).join('\n')}
export() { record export "$@"; builtin export "$@"; }
xxd() { cat >/dev/null; record xxd "$@"; }
jq() { cat >/dev/null; echo 0x1; }
`;

/** Returns the words of each command line as parsed by the shell, program name first. */
export const runShell = (
  codes: readonly string[],
  variables?: Record<string, string>,
): string[][] =>
  runCommand('bash', ['-eu', '-o', 'pipefail', '-c', SHELL + codes.join('\n')], { variables })
    .recorded.split('\u001d')
    .slice(0, -1)
    .map((line) => line.split('\u001e').slice(0, -1));

/** Returns the value after an option; undefined if it is absent. */
const getOption = (words: readonly string[], option: string) =>
  words.includes(option) ? words[words.indexOf(option) + 1] : undefined;

export const toBody = (text: string | undefined) =>
  text === undefined ? {} : { body: JSON.parse(text) as unknown };

/** Returns what a command line sends. */
export function toSent([program = '', ...words]: readonly string[]): Sent {
  if (program === 'wscat') {
    return { url: getOption(words, '-c') ?? '', ...toBody(getOption(words, '-x')) };
  }
  if (program === 'grpcurl') {
    const [name = '', value = ''] = (getOption(words, '-H') ?? '').split(': ');
    const [url = '', rpc = ''] = words.slice(-2);
    const body = toBody(getOption(words, '-d') ?? '{}');
    return { url, method: rpc.split('/').at(-1), metadata: { [name]: value }, ...body };
  }
  const url = words.find((word) => word.startsWith('http')) ?? '';
  return { url, method: getOption(words, '-X') ?? 'GET', ...toBody(getOption(words, '-d')) };
}
