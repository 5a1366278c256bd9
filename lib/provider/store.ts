import { listRegions, toAvailability } from './availability';
import { BUILT_IN_ENTRIES, BUILT_IN_PLANS } from './built-in';
import { toChains, type Measurements } from './chains';
import type { ProviderClient } from './client';
import { createLiveValue, type LiveValueOptions, type Reading } from './live-value';
import type { KeptNodes } from './kept-nodes';
import { createNodeReader } from './node-reader';
import { createReaders } from './readers';
import type { sleepUnref } from './retry';
import type { ChainEntry } from './schema';
import type { Chain, LiveData, LiveNodes } from './types';

const NODE_RETRIES = 3;

export type LiveDataOptions = {
  client: ProviderClient;
  /** Where the node list outlives this process; nowhere unless told. */
  kept?: KeptNodes | null;
  /** Which of both the embedded provider answers; neither unless told. */
  samples?: { nodes: boolean; availability: boolean };
  /** Waited before each retry of the node list. */
  retryDelayMs: number;
  /** How long what was read counts as fresh; a minute unless told. */
  freshMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: (line: string) => void;
  sleep?: typeof sleepUnref;
};

const toIso = (ms: number) => new Date(ms).toISOString();

type Figures = { value: Measurements['byChain']; readAt: number };
type Joined = Pick<LiveNodes, 'chains' | 'regions' | 'meanAvailability'>;

function getMean(chains: Chain[]): string | null {
  const measured = chains.filter(({ reading }) => reading !== 'default');
  return toAvailability(measured.map((chain) => chain.availabilityPercent));
}

/** Joins the list with the figures, and keeps the result until either was read anew: each page asks several times. */
function createJoin(isSample: boolean) {
  let last: { entries: readonly ChainEntry[]; figures: Figures | null; joined: Joined } | null =
    null;
  return (entries: readonly ChainEntry[], figures: Figures | null): Joined => {
    const isSame = last?.entries === entries && last.figures?.value === figures?.value;
    if (last && isSame) return last.joined;
    const measurements = figures && {
      byChain: figures.value,
      measuredAt: isSample ? null : toIso(figures.readAt),
    };
    const chains = toChains(entries, measurements);
    const joined = { chains, regions: listRegions(chains), meanAvailability: getMean(chains) };
    last = { entries, figures, joined };
    return joined;
  };
}

/** Live data of one provider; every read falls back as `LiveNodes.source` says and never rejects. */
export function createLiveData(options: LiveDataOptions): LiveData {
  const {
    client,
    kept = null,
    samples = { nodes: false, availability: false },
    retryDelayMs,
    freshMs = 60_000,
    now = Date.now,
    sleep,
    log = (line: string) => console.warn(line),
  } = options;
  const shared = { retryDelayMs, freshMs, now, log, ...(sleep && { sleep }) };
  const keep = <T>(name: string, retries: number, read: LiveValueOptions<T>['read']) =>
    createLiveValue({ name, read, retries, ...shared });

  // The same objects each time, by which files that are made from them know that nothing has changed.
  const builtInPlans = [...BUILT_IN_PLANS];
  const noComputeUnits = { protocols: [], methods: [] };
  const join = createJoin(samples.availability);
  const reader = createNodeReader({ client, kept, now, log });
  const nodes = keep('/nodes', NODE_RETRIES, reader.read);
  const readers = createReaders({ client, now });
  const availability = keep('/availability', 0, readers.readMeasurements);
  const plans = keep('/plans', 0, readers.readPlans);
  const computeUnits = keep('/compute-units', 0, readers.readComputeUnits);

  /** What an earlier process read last. */
  async function getBefore(): Promise<Reading<ChainEntry[]> | null> {
    const before = await reader.getBefore();
    return before && { value: before.entries, readAt: before.readAt, stale: true };
  }

  async function getNodes(): Promise<LiveNodes> {
    const [read, figures] = await Promise.all([nodes.get(), availability.get()]);
    const list = read ?? (await getBefore());
    return {
      ...join(list?.value ?? BUILT_IN_ENTRIES, figures),
      source: !list ? 'built-in' : list.stale ? 'last-good' : samples.nodes ? 'sample' : 'live',
      hasSampleReadings: samples.availability,
      readingsAt: figures && toIso(figures.readAt),
      checkedAt: list && toIso(list.readAt),
    };
  }

  return {
    getNodes,
    getPlans: async () => (await plans.get())?.value ?? builtInPlans,
    getComputeUnits: async () => (await computeUnits.get())?.value ?? noComputeUnits,
  };
}
