import path from 'node:path';
import { getFreePorts } from './free-ports';
import type { Running } from './keep-running';
import { startSite, type Site } from './sites';

const INSTANCES = 2;

/** The instances of one build. */
export type Generation = { buildId: string; sites: (Site & { metricsPort: number })[] };

type Options = {
  root: string;
  buildId: string;
  /** Where their logs are written. */
  folder: string;
  settings: Record<string, string>;
  /** Returns a name for the next instance. */
  toName: () => string;
};

export const stopAll = (all: readonly Running[]) => Promise.all(all.map((one) => one.stop()));

/** Starts the instances of a build; if one fails, the others are stopped. */
export async function startInstances(options: Options): Promise<Generation> {
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
export const toUpstream = ({ buildId, sites }: Generation) => ({
  buildId,
  ports: sites.map(({ port }) => port),
});
