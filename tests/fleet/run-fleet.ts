import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { askFleet } from '@/scripts/fleet/control';
import { getFreePorts } from '@/scripts/fleet/free-ports';
import type { FleetState } from '@/scripts/fleet/start';
import { nameBuild } from '../support/second-build';
import { makeSiteCopy } from '../support/site-copy';

export type RunningFleet = {
  /** A folder of its own, which holds two builds. */
  root: string;
  builds: { first: string; second: string };
  /** The front over plain HTTP, which leads to HTTPS; with TLS; and without, as this machine alone sees it. */
  origins: { http: string; https: string; plain: string };
  getState(): Promise<FleetState>;
  deploy(buildId: string): Promise<FleetState>;
  /** Ends it as Ctrl+C does; gives its exit code. */
  stop(): Promise<number | null>;
};

/** Runs `npm run fleet` on a copy of the site, with the site's build and the same one under another name. */
export async function runFleet(env: Record<string, string> = {}): Promise<RunningFleet> {
  const copy = makeSiteCopy({ isBuilt: true });
  const second = nameBuild(copy.root, 'second', { isBeside: true });
  const [http, https, plain] = (await getFreePorts(3)).map(String) as [string, string, string];
  const tsx = path.join(copy.root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const ports = ['--http', http, '--https', https, '--plain', plain];
  const child = spawn(process.execPath, [tsx, 'scripts/fleet.ts', ...ports], {
    cwd: copy.root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The fleet serves')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`The fleet did not start:\n${output}`)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    copy.remove();
    return child.exitCode;
  };
  try {
    await started;
  } catch (error) {
    copy.remove();
    throw error;
  }
  const { buildId } = await askFleet(copy.root);
  return {
    root: copy.root,
    builds: { first: buildId, second },
    origins: {
      http: `http://localhost:${http}`,
      https: `https://localhost:${https}`,
      plain: `http://localhost:${plain}`,
    },
    getState: () => askFleet(copy.root),
    deploy: (id) => askFleet(copy.root, `deploy ${id}`),
    stop,
  };
}
