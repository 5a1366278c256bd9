import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What a sample sends. */
export type Sent = { url: string; method?: string; body?: unknown; metadata?: object };

/** The key that samples find where their language keeps it. */
export const KEY = 'k3y';
const env = { ...process.env, KEY };

const run = (command: string, args: string[], input?: string): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { input, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
};

export const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

/** What programs in Python send, run against modules that only record. */
export const runPython = (codes: readonly string[]): Sent[] =>
  JSON.parse(
    run('python3', [path.join(import.meta.dirname, 'run-samples.py')], JSON.stringify(codes)),
  ) as Sent[];

const SHELL = `
record() { printf '%s\\036' "$@"; printf '\\035'; }
curl() { record curl "$@"; }
wscat() { record wscat "$@"; }
grpcurl() { record grpcurl "$@"; }
`;

/** The words of each command line after the shell has read them, the program's name first. */
export const runShell = (codes: readonly string[]): string[][] =>
  run('bash', ['-eu', '-c', SHELL + codes.join('\n')])
    .split('\u001d')
    .slice(0, -1)
    .map((line) => line.split('\u001e').slice(0, -1));

/** The value after an option; undefined where it is not given. */
const getOption = (words: readonly string[], option: string) =>
  words.includes(option) ? words[words.indexOf(option) + 1] : undefined;

const toBody = (text: string | undefined) =>
  text === undefined ? {} : { body: JSON.parse(text) as unknown };

/** What a command line sends. */
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

type Program = (...globals: unknown[]) => Promise<unknown>;
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => Program;

/** Answers any call, and knows the names by which it was reached. */
function createClient(calls: Sent[], names: string[] = []): object {
  return new Proxy(function () {}, {
    get: (_, name: string) =>
      name === 'on' ? () => createClient(calls) : createClient(calls, [...names, name]),
    construct: (_, [url]: [string]) => createClient(calls, [url]),
    apply: (_, __, [body, metadata]: [unknown, { values: object }]) => {
      const [url = '', method] = names;
      calls.push({ url, method, body, metadata: metadata.values });
      return createClient(calls);
    },
  });
}

/** What a program in JavaScript sends when it runs; imports are taken from globals that only record. */
export async function runJavaScript(code: string): Promise<Sent> {
  const calls: Sent[] = [];
  const fetch = async (url: string, init: { method?: string; body?: string } = {}) => {
    calls.push({ url, method: init.method ?? 'GET', ...toBody(init.body) });
    return new Response('{}');
  };
  class WebSocket {
    readonly call: Sent;
    onmessage?: (event: { data: string }) => void;
    constructor(url: string) {
      this.call = { url };
      calls.push(this.call);
    }
    set onopen(listen: () => void) {
      setTimeout(listen);
    }
    send(text: string) {
      this.call.body = JSON.parse(text) as unknown;
    }
  }
  class Metadata {
    readonly values: Record<string, string> = {};
    set(name: string, value: string) {
      this.values[name] = value;
    }
  }
  const globals = {
    fetch,
    WebSocket,
    Metadata,
    console: { log: () => {}, error: () => {} },
    process: { env: { KEY } },
    credentials: { createSsl: () => ({}) },
    load: async () => ({}),
    loadPackageDefinition: () => createClient(calls),
  };
  const program = new AsyncFunction(...Object.keys(globals), code.replace(/^import .*$/gm, ''));
  await program(...Object.values(globals));
  await new Promise((resolve) => setTimeout(resolve));
  if (calls.length !== 1 || !calls[0]) throw new Error(`${calls.length} calls`);
  return calls[0];
}
