import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { ensureBuild } from '../build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium';
import { getFreePorts } from '../fleet/free-ports';

const START_TIMEOUT_MS = 60_000;
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const endings: (() => void)[] = [];

/** Ends everything that this module has started, newest first. */
export function endAll(): void {
  for (let ending = endings.pop(); ending; ending = endings.pop()) ending();
}

process.on('exit', endAll);
for (const [signal, code] of Object.entries(SIGNALS)) {
  // Delayed: tsx kills a script that is too busy to confirm the signal.
  process.on(signal, () => setTimeout(() => process.exit(code), 50));
}

/** Opens a Chromium that closes with the script. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_ARGS,
  });
  endings.push(() => void browser.close());
  return browser;
}

const getNextBin = (root: string) => path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

/** `coldStartMs`: from the start of the process to its first response. */
export type Server = { origin: string; coldStartMs: number };

/**
 * Starts the site's own server, or `next start` in another app's folder, on a free port; it ends with the script.
 * @param settings additional environment variables
 * @throws with its error output if it does not respond
 */
export async function startServer(
  root: string,
  cwd = root,
  settings: Record<string, string> = {},
): Promise<Server> {
  const [port = 0] = await getFreePorts(1);
  // Not an IP address: with `-H 127.0.0.1`, Next treats the middleware's rewrites as another server's.
  const origin = `http://localhost:${port}`;
  const args =
    cwd === root
      ? [path.join('scripts', 'serve-build.mjs')]
      : [getNextBin(root), 'start', '-p', String(port), '-H', 'localhost'];
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BENCH_ROOT: root,
      ...settings,
    },
  });
  endings.push(() => child.kill());
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  while (performance.now() - began < START_TIMEOUT_MS && child.exitCode === null) {
    const response = await fetch(origin).catch(() => null);
    await response?.arrayBuffer();
    if (response) return { origin, coldStartMs: performance.now() - began };
    await sleep(20);
  }
  throw new Error(`The server at ${origin} did not start:\n${errors}`);
}

/** Returns the origin of a running site, or starts this project's own, building it if necessary. */
export async function getSiteOrigin(root: string, origin?: string): Promise<string> {
  if (origin) return origin;
  await ensureBuild(root);
  return (await startServer(root)).origin;
}

/**
 * Builds and starts an app of tests/bench, the bare page or an extension of it, in a folder of its own inside the
 * project, so that it finds its packages.
 * @throws with the output of a failed build
 */
export async function startApp(
  root: string,
  name: 'bare' | 'equal',
  settings: Record<string, string> = {},
): Promise<Server> {
  const parent = path.join(root, '.data');
  mkdirSync(parent, { recursive: true });
  const cwd = mkdtempSync(path.join(parent, 'bench-'));
  endings.push(() => rmSync(cwd, { recursive: true, force: true, maxRetries: 3 }));
  for (const layer of new Set(['bare', name])) {
    cpSync(path.join(root, 'tests', 'bench', layer), cwd, { recursive: true });
  }
  const child = spawn(process.execPath, [getNextBin(root), 'build'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BENCH_ROOT: root,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`${name} could not be built:\n${output}`);
  return startServer(root, cwd);
}
