import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_MS = 500;

export type Program = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Receives the program's output. */
  logFile: string;
  /** The user to run as, for programs that refuse to run as root. */
  user?: string;
  /** The signal that asks it to end; on SIGTERM, Postgres waits for its clients. */
  endSignal?: NodeJS.Signals;
};

export type Running = {
  name: string;
  /** Undefined between an exit and the next start. */
  getPid(): number | undefined;
  signal(signal: NodeJS.Signals): void;
  /** Resolves once the process has ended; after `patienceMs`, it is killed. */
  stop(patienceMs?: number): Promise<void>;
};

function start({ command, args, env, cwd, logFile, user }: Program): ChildProcess {
  const log = openSync(logFile, 'a');
  // The kernel ends the program if this process is killed, so that nothing is left behind.
  const asUser = user ? [`--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
  const words = ['--pdeathsig', 'TERM', ...asUser, '--', command, ...args];
  const child = spawn('setpriv', words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    // Only this process receives Ctrl+C, and stops the others in order.
    detached: true,
  });
  closeSync(log);
  return child;
}

/** Runs a program and restarts it whenever it exits, like systemd and containers. */
export function keepRunning(program: Program): Running {
  const { name, endSignal = 'SIGTERM' } = program;
  let isStopped = false;
  let child = begin();

  function begin(): ChildProcess {
    const next = start(program);
    next.on('error', (error) => console.error(`${name}: ${error.message}`));
    next.on('exit', (code, signal) => {
      if (isStopped) return;
      console.warn(`${name} exited (${signal ?? code}) and is being restarted.`);
      setTimeout(() => {
        if (!isStopped) child = begin();
      }, RESTART_MS);
    });
    return next;
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    getPid: () => (hasEnded() ? undefined : child.pid),
    signal: (signal) => void child.kill(signal),
    async stop(patienceMs = 20_000) {
      isStopped = true;
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill(endSignal);
      const isInTime = await Promise.race([ended.then(() => true), sleep(patienceMs, false)]);
      if (isInTime) return;
      child.kill('SIGKILL');
      await ended;
    },
  };
}
