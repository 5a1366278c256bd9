import { listRegions, toAvailability, type Measurements } from './availability';
import { BUILT_IN_ENTRIES, BUILT_IN_PLANS } from './built-in';
import { toChains } from './chains';
import type { ProviderClient } from './client';
import type { KeptData } from './kept';
import { createLiveValue, type Reading } from './live-value';
import { createNodeReader } from './node-reader';
import type { Reader } from './reader';
import { createReaders } from './readers';
import type { sleepUnref } from './retry';
import type { ChainEntry } from './schema';
import type { Chain, LiveData, LiveNodes } from './types';

const NODE_RETRIES = 3;

export type LiveDataOptions = {
  client: ProviderClient;
  /** Where responses outlive this process; optional. */
  kept?: Partial<KeptData>;
  /** Which of the two the embedded provider supplies; neither by default. */
  samples?: { nodes: boolean; availability: boolean };
  /** Delay before each retry of the node list. */
  retryDelayMs: number;
  /** How long a response counts as fresh; a minute by default. */
  freshMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: (line: string) => void;
  sleep?: typeof sleepUnref;
};

const toIso = (ms: number) => new Date(ms).toISOString();

type Figures = { value: Measurements; readAt: number };
type Joined = Pick<LiveNodes, 'chains' | 'regions' | 'meanAvailability'>;

function getMean(chains: Chain[]): string | null {
  const measured = chains.filter(({ reading }) => reading !== 'default');
  return toAvailability(measured.map((chain) => chain.availabilityPercent));
}

/**
 * Combines the list with the figures, and caches the result until one of them is read again: each page asks several
 * times.
 */
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

/** Creates live data for one provider. Every read falls back as `LiveNodes.source` describes, and never rejects. */
export function createLiveData(options: LiveDataOptions): LiveData {
  const {
    client,
    kept = {},
    samples = { nodes: false, availability: false },
    retryDelayMs,
    freshMs = 60_000,
    now = Date.now,
    sleep,
    log = (line: string) => console.warn(line),
  } = options;
  const shared = { retryDelayMs, freshMs, now, log, ...(sleep && { sleep }) };
  /** Keeps the newest response, or an earlier process's until there is one; null if there is none at all. */
  function keep<T>(name: string, retries: number, { read, getBefore }: Reader<T>) {
    const live = createLiveValue({ name, read, retries, ...shared });
    return async (): Promise<Reading<T> | null> => {
      const last = await live.get();
      if (last) return last;
      const before = await getBefore();
      return before && { ...before, stale: true };
    };
  }

  // The same objects each time, so that files made from them detect that nothing has changed.
  const builtInPlans = [...BUILT_IN_PLANS];
  const noComputeUnits = { protocols: [], methods: [] };
  const join = createJoin(samples.availability);
  const nodeReader = createNodeReader({ client, kept: kept.nodes, now, log });
  const readers = createReaders({ client, kept, now });
  const getList = keep('/nodes', NODE_RETRIES, nodeReader);
  const getFigures = keep('/availability', 0, readers.availability);
  const getPlans = keep('/plans', 0, readers.plans);
  const getComputeUnits = keep('/compute-units', 0, readers.computeUnits);

  async function getNodes(): Promise<LiveNodes> {
    const [list, figures] = await Promise.all([getList(), getFigures()]);
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
    getPlans: async () => (await getPlans())?.value ?? builtInPlans,
    getComputeUnits: async () => (await getComputeUnits())?.value ?? noComputeUnits,
  };
}
