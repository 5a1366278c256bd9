import { Linter } from 'eslint';
import { createRecorder } from './recorder';
import { createSocketClass } from './socket';

type Program = (...globals: unknown[]) => Promise<unknown>;
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => Program;

/** Converts imports to calls of `load`, and exports to plain declarations. */
const toScript = (code: string) =>
  code
    .replace(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = load($2);')
    .replace(/^import (\w+) from ('.*');$/gm, 'const $1 = load($2).default;')
    .replace(/^export default /m, 'void ');

/** Finds undefined names and syntax errors, even in code that does not run. */
export function lintJavaScript(code: string, globals: readonly string[]): string[] {
  const known = Object.fromEntries(globals.map((name) => [name, 'readonly' as const]));
  return new Linter()
    .verify(code, {
      languageOptions: { ecmaVersion: 'latest', sourceType: 'module', globals: known },
      rules: { 'no-undef': 'error' },
    })
    .map(({ line, message }) => `line ${line}: ${message}`);
}

/** Fails for a variable that the page does not ask readers to set. */
const onlySet = (variables: Record<string, string>) =>
  new Proxy(variables, {
    get: (_, name: string) => {
      if (!(name in variables)) throw new Error(`nobody sets ${name}`);
      return variables[name];
    },
  });

/** Runs JavaScript whose every call is recorded; returns the calls' arguments, in order. */
export async function runJavaScript(code: string, variables: Record<string, string>) {
  const calls: unknown[] = [];
  const ticks: (() => unknown)[] = [];
  let block = 1;
  const fetch = async (url: string, init: { body?: string } = {}) => {
    calls.push([url, init, init.body === undefined ? null : JSON.parse(init.body)]);
    return Response.json({ result: `0x${(block++).toString(16)}` });
  };
  const recorder = createRecorder(calls);
  const globals: Record<string, unknown> = {
    fetch,
    console: { log: () => {}, error: () => {} },
    process: { env: onlySet(variables) },
    Buffer: recorder,
    window: { ethereum: recorder },
    prompt: () => variables.KEY,
    setTimeout: (then: () => void) => queueMicrotask(then),
    setInterval: (tick: () => unknown) => ticks.push(tick),
    clearInterval: () => {},
  };
  const findings = lintJavaScript(code, Object.keys(globals));
  if (findings.length > 0) throw new Error(findings.join('\n'));
  const load = (name: string) =>
    name === 'ws' ? { default: createSocketClass(calls) } : createRecorder(calls);
  const program = new AsyncFunction('load', ...Object.keys(globals), toScript(code));
  await program(load, ...Object.values(globals));
  for (const tick of ticks) await tick();
  await new Promise((resolve) => setImmediate(resolve));
  return calls;
}
