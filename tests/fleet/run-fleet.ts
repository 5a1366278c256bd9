import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { askFleet } from '@/scripts/fleet/control';
import { getFreePorts } from '@/scripts/fleet/processes';
import { nameBuild } from '../support/second-build';
import { makeSiteCopy } from '../support/site-copy';

declare module 'vitest' {
  interface ProvidedContext {
    fleet: FleetPlaces;
  }
}

export type FleetPlaces = {
  /** A separate folder with two builds. */
  root: string;
  builds: { first: string; second: string };
  /** The front server's origins: plain HTTP, which redirects to HTTPS; TLS; and without TLS, for this machine only. */
  origins: { http: string; https: string; plain: string };
};

export const SECRET = 'webhook-secret';

/** Resolves once the fleet announces what it serves. */
function waitForStart(child: ChildProcessWithoutNullStreams): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The fleet serves')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`The fleet did not start:\n${output}`)));
  });
}

/**
 * Ends the fleet as Ctrl+C does.
 * @throws if anything is left of it
 */
async function endFleet(child: ChildProcessWithoutNullStreams, root: string): Promise<void> {
  const { folder, pids, instances } = await askFleet(root);
  child.kill('SIGINT');
  await once(child, 'exit');
  const processes = [...Object.values(pids), ...instances.map(({ pid }) => pid)];
  const left = processes.filter((pid) => pid !== undefined && existsSync(`/proc/${pid}`));
  if (child.exitCode !== 0 || left.length > 0 || existsSync(folder)) {
    throw new Error(`The fleet ended with ${child.exitCode} and left ${left.join(', ')} ${folder}`);
  }
}

/**
 * Runs `npm run fleet` once for all tests of the project, on a copy of the site with its build and a renamed copy of
 * that; afterwards, nothing may be left of it.
 */
export default async function runFleet(project: TestProject) {
  const copy = makeSiteCopy({ isBuilt: true });
  const second = nameBuild(copy.root, 'second', { isBeside: true });
  const [http, https, plain] = (await getFreePorts(3)).map(String) as [string, string, string];
  const tsx = path.join(copy.root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const ports = ['--http', http, '--https', https, '--plain', plain];
  const child = spawn(process.execPath, [tsx, 'scripts/fleet.ts', ...ports], {
    cwd: copy.root,
    env: { ...process.env, NODE_ENV: 'production', PRISMIC_WEBHOOK_SECRET: SECRET },
  });
  try {
    await waitForStart(child);
    const { buildId } = await askFleet(copy.root);
    project.provide('fleet', {
      root: copy.root,
      builds: { first: buildId, second },
      origins: {
        http: `http://localhost:${http}`,
        https: `https://localhost:${https}`,
        plain: `http://localhost:${plain}`,
      },
    });
  } catch (error) {
    child.kill('SIGINT');
    copy.remove();
    throw error;
  }
  return async () => {
    try {
      await endFleet(child, copy.root);
    } finally {
      copy.remove();
    }
  };
}
