import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_TALLY, type Tally } from './tally';

export type Command = {
  /** Name in an installed package. */
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Prints the command's output once it has ended, so that concurrent commands do not mix. */
  isHeldBack?: boolean;
};

/** Runs a command in the project's folder; true if it succeeded. */
async function run({ command, args, env, isHeldBack = false }: Command): Promise<boolean> {
  const bin = path.join(process.cwd(), 'node_modules', '.bin', command);
  const child = spawn(bin, args, {
    stdio: ['inherit', isHeldBack ? 'pipe' : 'inherit', isHeldBack ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

/** Runs a check that passes or fails as a whole. */
export async function runCheck(command: Command): Promise<Tally> {
  const isPassed = await run({ ...command, isHeldBack: true });
  return { ...EMPTY_TALLY, passed: Number(isPassed), failed: Number(!isPassed) };
}

type Report = {
  /** Where the command writes its report, as JSON. */
  file: string;
  toTally: (report: unknown) => Tally;
};

/** Runs tests with individual reports; a runner that crashes before its report counts as a failure. */
export async function runTests(command: Command, { file, toTally }: Report): Promise<Tally> {
  const isPassed = await run(command);
  try {
    const tally = toTally(JSON.parse(readFileSync(file, 'utf8')));
    return isPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { ...EMPTY_TALLY, failed: 1 };
  }
}

/** Runs a limited number of tasks at a time, starting each as soon as another has ended. */
export async function runAtOnce<T>(
  tasks: readonly (() => Promise<T>)[],
  count: number,
): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next[0]] = await next[1]();
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  return results;
}
