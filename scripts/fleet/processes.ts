import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_MS = 500;
const START_MS = 30_000;

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
  /** Resolves once the process has ended; after 20 seconds, it is killed. */
  stop(): Promise<void>;
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
    async stop() {
      isStopped = true;
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill(endSignal);
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

export const stopAll = (all: readonly Running[]) => Promise.all(all.map((one) => one.stop()));

/** Returns distinct free ports on this machine. */
export async function getFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Waits until something listens on a port of this machine. */
export async function waitForPort(port: number, name: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    if (await isOpen(port)) return;
    await sleep(100);
  }
  throw new Error(`${name} did not start on port ${port}.`);
}
