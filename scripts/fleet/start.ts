import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBuild } from '../../lib/builds/folders';
import { pruneBuilds } from '../../lib/builds/prune';
import { startFront, type Ports } from './front';
import { startInstances, type Generation } from './instances';
import { getFreePorts, stopAll, type Running } from './processes';
import { publishAssets } from './publish-assets';
import { findTools, startPostgres, startRedis } from './stores';

export type FleetState = {
  buildId: string;
  ports: Ports;
  folder: string;
  /** Process ids by name. */
  pids: Record<string, number | undefined>;
  instances: { name: string; port: number; metricsPort: number; pid: number | undefined }[];
};

export type Fleet = {
  getState(): FleetState;
  /** Replaces the served build with another, without visitors noticing. */
  deploy(buildId: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts nginx, instances of a build, Redis and Postgres on this machine. Its files are in a folder that `stop`
 * removes.
 */
export async function startFleet(root: string, buildId: string, ports: Ports): Promise<Fleet> {
  const tools = findTools();
  const folder = mkdtempSync(path.join(tmpdir(), 'fleet-'));
  // If this runs as root, nginx's workers and Postgres run as other users.
  chmodSync(folder, 0o755);
  const stores: Running[] = [];
  let generation: Generation = { buildId: '', instances: [] };
  let front: Awaited<ReturnType<typeof startFront>> | undefined;
  let count = 0;

  const [redisPort = 0, postgresPort = 0] = await getFreePorts(2);
  const settings = {
    TRUSTED_PROXIES: '1',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${postgresPort}/postgres`,
    FORMS_SECRET: process.env.FORMS_SECRET ?? randomBytes(24).toString('base64url'),
  };

  /** Starts instances of a build, whose static files are published before anyone gets a page that requests them. */
  function startGeneration(id: string): Promise<Generation> {
    const build = findBuild(root, id);
    if (!build) throw new Error(`There is no build ${id}.`);
    publishAssets(build, path.join(folder, 'assets'));
    const toName = () => `site-${(count += 1)}`;
    return startInstances({ root, buildId: id, folder, settings, toName });
  }

  async function stop() {
    await front?.stop();
    await stopAll(generation.instances);
    await stopAll(stores);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    stores.push(await startRedis({ folder, port: redisPort, tools }));
    stores.push(await startPostgres({ folder, port: postgresPort, tools }));
    generation = await startGeneration(buildId);
    front = await startFront({ root, folder, nginx: tools.nginx, ports }, generation);
  } catch (error) {
    await stop();
    throw error;
  }
  const running = front;

  return {
    stop,
    getState: () => ({
      buildId: generation.buildId,
      ports,
      folder,
      pids: Object.fromEntries([running, ...stores].map((one) => [one.name, one.getPid()])),
      instances: generation.instances.map(({ name, port, metricsPort, getPid }) => ({
        name,
        port,
        metricsPort,
        pid: getPid(),
      })),
    }),
    async deploy(id) {
      const next = await startGeneration(id);
      try {
        await running.switchTo(next);
      } catch (error) {
        await stopAll(next.instances);
        throw error;
      }
      const previous = generation;
      generation = next;
      await stopAll(previous.instances);
      pruneBuilds(root, id);
    },
  };
}
