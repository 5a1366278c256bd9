import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { ensureBuild } from '../build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium';
import { getFreePorts } from '../fleet/processes';

// Not an IP address: with `-H 127.0.0.1`, Next treats the middleware's rewrites as another server's.
const HOST = 'localhost';
const START_TIMEOUT_MS = 60_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

export const getNextBin = (root: string) => path.join(root, 'node_modules/next/dist/bin/next');

/** `coldStartMs`: from the start of the process to its first response. */
export type Server = { origin: string; pid: number; coldStartMs: number };

/** Returns the flags that `npm start` passes to Node, such as the heap limit. */
function getNodeFlags(root: string): string[] {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/**
 * Starts the site's own server, or `next start` in another app's folder, on a free port. It ends with this process.
 * @throws if it does not respond within a minute
 */
export async function startServer(root: string, cwd = root): Promise<Server> {
  const [port = 0] = await getFreePorts(1);
  const args =
    cwd === root
      ? [...getNodeFlags(root), path.join('scripts', 'serve-build.mjs')]
      : [getNextBin(root), 'start', '-p', String(port), '-H', HOST];
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_ROOT: root },
  });
  process.once('exit', () => child.kill());
  const origin = `http://${HOST}:${port}`;
  while (child.exitCode === null && performance.now() - began < START_TIMEOUT_MS) {
    const response = await fetch(origin).catch(() => null);
    await response?.arrayBuffer();
    const coldStartMs = performance.now() - began;
    if (response) return { origin, pid: child.pid ?? 0, coldStartMs };
    await sleep(20);
  }
  throw new Error(`The server at ${origin} did not start.`);
}

/** Returns the origin of a running site, or starts this project's own, building it if necessary. */
export async function getSiteOrigin(root: string, origin?: string): Promise<string> {
  if (origin) return origin;
  await ensureBuild(root);
  return (await startServer(root)).origin;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
