import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Running } from './keep-running';

const READY_MS = 60_000;

export type Site = Running & { port: number };

type SiteOptions = {
  root: string;
  buildId: string;
  name: string;
  port: number;
  settings: Record<string, string>;
  logFile: string;
};

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts an instance of a build; resolves once it is ready. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { root, buildId, name, port, settings, logFile } = options;
  const running = keepRunning({
    name,
    command: process.execPath,
    // The flags of `npm start`.
    args: ['--max-old-space-size=1024', path.join(root, 'scripts/serve-build.mjs'), buildId],
    env: { NODE_ENV: 'production', LISTEN_HOST: '127.0.0.1', PORT: String(port), ...settings },
    cwd: root,
    logFile,
  });
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    if (await isReady(port)) return { ...running, port };
    await sleep(100);
  }
  await running.stop();
  throw new Error(`${name} was not ready within a minute; its log is ${logFile}.`);
}
