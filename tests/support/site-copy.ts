import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { splitLocale } from '@/lib/routes/paths';

const SKIPPED = new Set(['.git', '.next', '.data', 'node_modules', 'test-results', '.env']);

type Env = Record<string, string>;

export type SiteCopy = {
  root: string;
  /** Builds the copy; says how it ended and what was printed. */
  build(env: Env): Promise<{ status: number | null; output: string }>;
  /** Serves the built copy on a free port; resolves once it answers. */
  serve(env: Env): Promise<RunningSite>;
  remove(): void;
};

export type RunningSite = {
  url: string;
  /** A page, which must be there, without its scripts. */
  getText(path: string): Promise<string>;
  /** Everything the server has printed. */
  getOutput(): string;
  /** Asks for a page as Next does when it renders it anew, and waits for that. */
  renderAnew(path: string): Promise<void>;
  stop(): Promise<void>;
};

async function getFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitUntilServed(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The server did not answer');
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return () => output;
}

/** Left by builds for the next one, or by the developer's server, and not served. */
const UNSERVED = new Set(['cache', 'dev', 'diagnostics', 'trace', 'trace-build', 'types']);

/** Copies what a build has left to be served. */
function copyBuild(origin: string, root: string) {
  const build = path.join(origin, '.next');
  cpSync(build, path.join(root, '.next'), {
    recursive: true,
    filter: (file) => !UNSERVED.has(path.relative(build, file)),
  });
}

/** A copy of the site in a folder of its own, to be served with other settings; built anew unless it brings its build. */
export function makeSiteCopy({ isBuilt = false } = {}): SiteCopy {
  const origin = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const entry of readdirSync(origin)) {
    if (!SKIPPED.has(entry)) {
      cpSync(path.join(origin, entry), path.join(root, entry), { recursive: true });
    }
  }
  // Hard links where the file system allows them: the modules are many and never written to.
  const modules = [path.join(origin, 'node_modules'), path.join(root, 'node_modules')] as const;
  if (spawnSync('cp', ['-al', ...modules]).status !== 0) cpSync(...modules, { recursive: true });

  const getEnv = (env: Env) => ({ ...process.env, NODE_ENV: 'production' as const, ...env });

  if (isBuilt) copyBuild(origin, root);

  return {
    root,
    async build(env) {
      // Not the synchronous spawn: the doubles that the build asks live in this very process.
      const tsx = path.join(root, 'node_modules', '.bin', 'tsx');
      const child = spawn(tsx, ['scripts/build.ts'], { cwd: root, env: getEnv(env) });
      const getOutput = collectOutput(child);
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, output: getOutput() };
    },
    async serve(env) {
      const port = await getFreePort();
      const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
      const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
        cwd: root,
        env: getEnv(env),
      });
      const getOutput = collectOutput(child);
      const url = `http://127.0.0.1:${port}`;
      await waitUntilServed(`${url}/builds/latest.json`, child);
      const { preview } = JSON.parse(
        readFileSync(path.join(root, '.next', 'prerender-manifest.json'), 'utf8'),
      ) as { preview: { previewModeId: string } };
      return {
        url,
        getOutput,
        async getText(page) {
          const response = await fetch(url + page);
          if (!response.ok) throw new Error(`${page} was answered ${response.status}`);
          return (await response.text()).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '');
        },
        async renderAnew(page) {
          const headers = { 'x-prerender-revalidate': preview.previewModeId };
          // Such a request passes the middleware by, so it names the internal address.
          const { locale, path: open } = splitLocale(page);
          const response = await fetch(`${url}/${locale}${open}`, { headers });
          await response.text();
          const cache = response.headers.get('x-nextjs-cache');
          if (cache !== 'REVALIDATED') throw new Error(`${page} was not rendered anew: ${cache}`);
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
