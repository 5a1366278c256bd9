import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getNextBin } from './builds';
import { onEnd } from './endings';

// Not an IP address: with `-H 127.0.0.1`, Next treats the middleware's rewrites as another server's.
const HOST = 'localhost';
const START_TIMEOUT_MS = 60_000;

/** `coldStartMs`: from the start of the process to its first response. */
export type Server = { origin: string; pid: number; coldStartMs: number };

function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, HOST, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitUntilUp(origin: string, child: ChildProcess, getErrors: () => string) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(origin).catch(() => null);
    await response?.arrayBuffer();
    // Any response will do: a bench app may have no page at its root.
    if (response) return;
    await sleep(20);
  }
  throw new Error(`The server at ${origin} did not start:\n${getErrors()}`);
}

/** Returns the flags that `npm start` passes to Node, such as the heap limit. */
function getNodeFlags(projectRoot: string): string[] {
  const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/**
 * Starts the site's own server, or `next start` in another app's folder, on a free port; it ends with the bench.
 * `settings` are additional environment variables.
 */
export async function startServer(
  projectRoot: string,
  cwd: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await getFreePort();
  const args =
    cwd === projectRoot
      ? [...getNodeFlags(cwd), path.join('scripts', 'serve-build.mjs')]
      : [getNextBin(projectRoot), 'start', '-p', String(port), '-H', HOST];
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BENCH_ROOT: projectRoot,
      ...settings,
    },
  });
  onEnd(() => child.kill());
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const origin = `http://${HOST}:${port}`;
  await waitUntilUp(origin, child, () => errors);
  const coldStartMs = performance.now() - began;
  if (!child.pid) throw new Error(`The server at ${origin} has no process id.`);
  return { origin, pid: child.pid, coldStartMs };
}

/** Returns a process's resident memory in bytes. */
export function getMemory(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kibibytes = existsSync(file)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const bytes = Number(kibibytes) * 1024;
  if (!Number.isFinite(bytes)) throw new Error(`The memory of process ${pid} cannot be read.`);
  return bytes;
}
