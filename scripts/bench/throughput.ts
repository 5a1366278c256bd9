import type { Build } from './builds';
import { loadPage } from './load';
import { getMedian } from './median';
import { getMemory, startServer, type Server } from './server';

const ROUNDS = 3;

/** Medians of several rounds: requests per second, milliseconds, and bytes after the load. */
export type Throughput = {
  name: string;
  htmlBytes: number;
  perSecond: number;
  p50: number;
  p99: number;
  coldStartMs: number;
  memory: number;
};

/** Returns the size of a server's home page in bytes before compression. */
export async function getLength(origin: string): Promise<number> {
  return (await (await fetch(origin)).arrayBuffer()).byteLength;
}

/** Loads one server at a time, in turns, because other load on the machine varies. */
export async function compareThroughput(
  projectRoot: string,
  builds: Record<string, Build>,
): Promise<Throughput[]> {
  const servers: [string, Server][] = [];
  for (const [name, { root }] of Object.entries(builds)) {
    servers.push([name, await startServer(projectRoot, root)]);
  }
  const rounds = new Map<string, Awaited<ReturnType<typeof loadPage>>[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { origin }] of servers) {
      rounds.set(name, [...(rounds.get(name) ?? []), await loadPage(origin, '/')]);
    }
  }
  return Promise.all(
    servers.map(async ([name, { origin, pid, coldStartMs }]) => {
      const loads = rounds.get(name) ?? [];
      return {
        ...{ name, coldStartMs },
        htmlBytes: await getLength(origin),
        perSecond: getMedian(loads.map((load) => load.perSecond)),
        p50: getMedian(loads.map((load) => load.p50)),
        p99: getMedian(loads.map((load) => load.p99)),
        memory: getMemory(pid),
      };
    }),
  );
}
