import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { getFreePort, waitUntilServed } from './site-copy';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the newest build is served, for tests that only read. */
    siteUrl: string;
  }
}

/** Serves the newest build once for all files of the project. */
export default async function serveBuiltSite(project: TestProject) {
  const port = await getFreePort();
  const child = spawn(process.execPath, ['scripts/serve-build.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), TRUSTED_PROXIES: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed(`${url}/livez`, child);
  project.provide('siteUrl', url);
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}
