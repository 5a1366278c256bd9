import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { KEY, runCommand } from './run-command';
import { toBody, type Sent } from './run-shell';

export const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

/** Returns what Python programs send, run against recording modules. */
export const runPython = (codes: readonly string[]): Sent[] =>
  JSON.parse(
    runCommand('python3', [path.join(import.meta.dirname, 'run-samples.py')], {
      input: JSON.stringify(codes),
    }).printed,
  ) as Sent[];

type Program = (...globals: unknown[]) => Promise<unknown>;
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => Program;

/** Creates a client that accepts any call, and records the names it was reached by. */
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

/** Returns what a JavaScript program sends; imports come from recording globals. */
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
