import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProgramsFolder, listBuilds } from '@/lib/builds/folders';
import { getPortFault } from '@/scripts/port';

const SKIPPED = new Set([
  '.git',
  '.next',
  '.builds',
  '.data',
  'node_modules',
  'test-results',
  '.env',
]);

type Env = Record<string, string>;

/** Each lasts up to a second. */
const MAX_TURNS = 20;

const WEBHOOK_SECRET = 'webhook-secret';

export type SiteCopy = {
  root: string;
  /** Builds the copy; returns its exit status and output. */
  build(env: Env): Promise<{ status: number | null; output: string }>;
  /** Serves the built copy on a free port; resolves once it responds. */
  serve(env: Env): Promise<RunningSite>;
  remove(): void;
};

export type RunningSite = {
  url: string;
  /** Returns an existing page without its scripts. */
  getText(path: string): Promise<string>;
  /** Everything the server has printed. */
  getOutput(): string;
  /** Calls the webhook, then waits until each of these pages has been rendered again. */
  renderAnew(...paths: string[]): Promise<void>;
  stop(): Promise<void>;
};

/** Returns a port below the system's range for outgoing connections, which could otherwise take it. */
export async function getFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await getPortFault(port)) === null ? port : getFreePort();
}

/**
 * Waits until a server responds.
 * @throws if its process ends or after a minute
 */
export async function waitUntilServed(url: string, child: ChildProcess) {
  const getOutput = collectOutput(child);
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) {
      throw new Error(`The server ended with ${child.exitCode}:\n${getOutput()}`);
    }
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The server did not answer:\n${getOutput()}`);
}

/** Collects a process's output. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return () => output;
}

/** Waits until a page is rendered. On a busy machine, others may come first while the last good one is served. */
async function waitUntilAnew(url: string) {
  for (let attempt = 0; attempt < MAX_TURNS; attempt++) {
    const response = await fetch(url);
    await response.text();
    if (response.headers.get('x-nextjs-cache') !== 'HIT') return;
  }
  throw new Error(`${url} was not rendered anew`);
}

/** Build output that is not served. */
const UNSERVED = new Set(['cache', 'diagnostics', 'trace', 'trace-build', 'types']);

/** Copies the files of the newest build that are served. */
function copyBuild(origin: string, root: string) {
  const [newest] = listBuilds(origin);
  if (!newest || !existsSync(newest.folder)) throw new Error('The site is not built.');
  const build = newest.folder;
  cpSync(build, path.join(root, path.relative(origin, build)), {
    recursive: true,
    // A server that runs meanwhile renames its temporary page files.
    filter: (file) => !UNSERVED.has(path.relative(build, file)) && !file.endsWith('.tmp'),
  });
  const programs = getProgramsFolder(newest.id);
  cpSync(path.join(origin, programs), path.join(root, programs), { recursive: true });
}

/**
 * Creates a copy of the site in a separate folder: with its build and the site's modules, to serve it with other
 * settings, or with its own modules, to build it, because the bundler requires those.
 */
export function makeSiteCopy({ isBuilt = false } = {}): SiteCopy {
  const origin = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const entry of readdirSync(origin)) {
    if (!SKIPPED.has(entry)) {
      cpSync(path.join(origin, entry), path.join(root, entry), { recursive: true });
    }
  }
  const modules = [path.join(origin, 'node_modules'), path.join(root, 'node_modules')] as const;
  // Hard links if the file system allows them; even so, 80,000 of them take seconds.
  if (isBuilt) symlinkSync(...modules);
  else if (spawnSync('cp', ['-al', ...modules]).status !== 0) {
    cpSync(...modules, { recursive: true });
  }

  const getEnv = (env: Env) => ({ ...process.env, NODE_ENV: 'production' as const, ...env });

  if (isBuilt) copyBuild(origin, root);

  return {
    root,
    async build(env) {
      // Not the synchronous spawn: the doubles that the build calls run in this process.
      const tsx = path.join(root, 'node_modules', '.bin', 'tsx');
      const child = spawn(tsx, ['scripts/build.ts'], { cwd: root, env: getEnv(env) });
      const getOutput = collectOutput(child);
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, output: getOutput() };
    },
    async serve(env) {
      const port = await getFreePort();
      const script = path.join(root, 'scripts', 'serve-build.mjs');
      const child = spawn(process.execPath, [script], {
        cwd: root,
        env: getEnv({
          PORT: String(port),
          PRISMIC_WEBHOOK_SECRET: WEBHOOK_SECRET,
          TRUSTED_PROXIES: '1',
          ...env,
        }),
      });
      const getOutput = collectOutput(child);
      const url = `http://127.0.0.1:${port}`;
      await waitUntilServed(`${url}/builds/latest.json`, child);
      return {
        url,
        getOutput,
        async getText(page) {
          const response = await fetch(url + page);
          if (!response.ok) throw new Error(`${page} was answered ${response.status}`);
          return (await response.text()).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '');
        },
        async renderAnew(...pages) {
          const secret = env.PRISMIC_WEBHOOK_SECRET ?? WEBHOOK_SECRET;
          const body = JSON.stringify({ type: 'api-update', secret });
          const webhook = await fetch(`${url}/api/revalidate/`, { method: 'POST', body });
          if (!webhook.ok) throw new Error(`The webhook answered ${webhook.status}`);
          for (const page of pages) await waitUntilAnew(url + page);
        },
        async stop() {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill('SIGTERM');
          await once(child, 'exit');
        },
      };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
