import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listBuilds } from '../../lib/builds/folders';
import { onEnd } from './endings';

/** How long a build took and how many pages it prerendered. */
export type Build = { root: string; seconds: number; pages: number };

const manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/** Returns how many pages a build prerendered. */
export function countPages(distFolder: string): number {
  const text = readFileSync(path.join(distFolder, 'prerender-manifest.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(text)).routes).length;
}

/** Returns the site's newest build and how long it took. */
export function readSiteBuild(root: string): Build {
  const [build] = listBuilds(root);
  if (!build) throw new Error('The site is not built.');
  return { root, seconds: build.seconds, pages: countPages(build.folder) };
}

export function getNextBin(root: string): string {
  return path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
}

type Variables = Record<string, string>;

/**
 * Runs `next build` in a folder that finds its packages in the project's.
 * @throws with the output of a failed build
 */
export function runBuild(projectRoot: string, cwd: string, variables: Variables = {}) {
  const child = spawn(process.execPath, [getNextBin(projectRoot), 'build'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BENCH_ROOT: projectRoot,
      ...variables,
    },
  });
  onEnd(() => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(cwd)} could not be built:\n${output}`));
    });
  });
}

/**
 * Builds a small app of tests/bench, the bare one or an extension of it, in a folder of its own inside the project, so
 * that it finds its packages.
 */
export async function buildApp(
  projectRoot: string,
  name: 'bare' | 'equal' | 'visitor',
  variables: Variables = {},
): Promise<Build> {
  const parent = path.join(projectRoot, '.data');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(path.join(parent, 'bench-'));
  onEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  for (const layer of new Set(['bare', name])) {
    cpSync(path.join(projectRoot, 'tests', 'bench', layer), root, { recursive: true });
  }
  const began = performance.now();
  await runBuild(projectRoot, root, variables);
  const seconds = (performance.now() - began) / 1000;
  return { root, seconds, pages: countPages(path.join(root, '.next')) };
}
