import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getFreePorts, keepRunning, stopAll, type Running } from './processes';

const INSTANCES = 2;
const READY_MS = 60_000;

export type Instance = Running & { port: number; metricsPort: number };
/** The instances of one build. */
export type Generation = { buildId: string; instances: Instance[] };

type Options = {
  root: string;
  buildId: string;
  /** Where their logs are written. */
  folder: string;
  settings: Record<string, string>;
  /** Returns a name for the next instance. */
  toName: () => string;
};

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false;

/** Starts an instance of a build; resolves once it is ready. */
async function startInstance(options: Options): Promise<Instance> {
  const { root, buildId, folder, settings, toName } = options;
  const [port = 0, metricsPort = 0] = await getFreePorts(2);
  const name = toName();
  const logFile = path.join(folder, `${name}.log`);
  const running = keepRunning({
    name,
    command: process.execPath,
    // The flags of `npm start`.
    args: ['--max-old-space-size=1024', path.join(root, 'scripts/serve-build.mjs'), buildId],
    env: {
      NODE_ENV: 'production',
      LISTEN_HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...settings,
    },
    cwd: root,
    logFile,
  });
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    if (await isReady(port)) return { ...running, port, metricsPort };
    await sleep(100);
  }
  await running.stop();
  throw new Error(`${name} was not ready within a minute; its log is ${logFile}.`);
}

/** Starts the instances of a build; if one fails, the others are stopped. */
export async function startInstances(options: Options): Promise<Generation> {
  const instances: Instance[] = [];
  try {
    // One after another: each start takes processor time from visitors.
    while (instances.length < INSTANCES) instances.push(await startInstance(options));
  } catch (error) {
    await stopAll(instances);
    throw error;
  }
  return { buildId: options.buildId, instances };
}
