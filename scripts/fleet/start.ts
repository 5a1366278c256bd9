import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBuild } from '../../lib/builds/folders';
import { pruneBuilds } from '../../lib/builds/prune';
import { publishAssets } from './assets';
import { startFront } from './front';
import { getFreePorts } from './free-ports';
import type { Ports } from './listen';
import type { Running } from './keep-running';
import { startPostgres, startRedis } from './stores';
import { findTools } from './tools';
import { startSite, type Site } from './sites';

const INSTANCES = 2;

/** The instances of one build. */
type Generation = { buildId: string; sites: (Site & { metricsPort: number })[] };

type Options = {
  root: string;
  buildId: string;
  /** Where their logs are written. */
  folder: string;
  settings: Record<string, string>;
  /** Returns a name for the next instance. */
  toName: () => string;
};

const stopAll = (all: readonly Running[]) => Promise.all(all.map((one) => one.stop()));

/** Starts the instances of a build; if one fails, the others are stopped. */
async function startInstances(options: Options): Promise<Generation> {
  const { root, buildId, folder, settings, toName } = options;
  const sites: Generation['sites'] = [];
  try {
    // One after another: each start takes processor time from visitors.
    for (let index = 0; index < INSTANCES; index += 1) {
      const [port = 0, metricsPort = 0] = await getFreePorts(2);
      const name = toName();
      const site = await startSite({
        ...{ root, buildId, name, port },
        settings: { ...settings, METRICS_PORT: String(metricsPort) },
        logFile: path.join(folder, `${name}.log`),
      });
      sites.push({ ...site, metricsPort });
    }
  } catch (error) {
    await stopAll(sites);
    throw error;
  }
  return { buildId, sites };
}

/** Returns what the front server needs to know about the instances. */
const toUpstream = ({ buildId, sites }: Generation) => ({
  buildId,
  ports: sites.map(({ port }) => port),
});

export type FleetState = {
  buildId: string;
  ports: Ports;
  folder: string;
  /** Process ids by name. */
  pids: Record<string, number | undefined>;
  sites: { name: string; port: number; metricsPort: number; pid: number | undefined }[];
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
  const assets = path.join(folder, 'assets');
  const stores: Running[] = [];
  let generation: Generation = { buildId: '', sites: [] };
  let count = 0;

  function publish(id: string) {
    const build = findBuild(root, id);
    if (!build) throw new Error(`There is no build ${id}.`);
    publishAssets(build, assets);
  }

  const [redisPort = 0, postgresPort = 0] = await getFreePorts(2);
  const settings = {
    TRUSTED_PROXIES: '1',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${postgresPort}/postgres`,
    FORMS_SECRET: process.env.FORMS_SECRET ?? randomBytes(24).toString('base64url'),
  };

  const startGeneration = (id: string) =>
    startInstances({ root, buildId: id, folder, settings, toName: () => `site-${(count += 1)}` });

  async function stop() {
    await front?.stop();
    await stopAll(generation.sites);
    await stopAll(stores);
    rmSync(folder, { recursive: true, force: true });
  }

  let front: Awaited<ReturnType<typeof startFront>> | undefined;
  try {
    stores.push(await startRedis({ folder, port: redisPort, tools }));
    stores.push(await startPostgres({ folder, port: postgresPort, tools }));
    publish(buildId);
    generation = await startGeneration(buildId);
    const options = { root, folder, nginx: tools.nginx, ports };
    front = await startFront(options, toUpstream(generation));
  } catch (error) {
    await stop();
    throw error;
  }
  const running = front;

  return {
    stop,
    getState: () => ({
      ...{ buildId: generation.buildId, ports, folder },
      pids: Object.fromEntries([running, ...stores].map((one) => [one.name, one.getPid()])),
      sites: generation.sites.map(({ name, port, metricsPort, getPid }) => ({
        ...{ name, port, metricsPort },
        pid: getPid(),
      })),
    }),
    async deploy(id) {
      publish(id);
      const next = await startGeneration(id);
      try {
        await running.switchTo(toUpstream(next));
      } catch (error) {
        await stopAll(next.sites);
        throw error;
      }
      const previous = generation;
      generation = next;
      await stopAll(previous.sites);
      pruneBuilds(root, id);
    },
  };
}
