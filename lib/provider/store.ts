import { toAvailability, toAvailabilityByChain } from './availability';
import { BUILT_IN_ENTRIES, BUILT_IN_PLANS } from './built-in';
import { toChains, type Measurements } from './chains';
import type { ProviderClient } from './client';
import { createLiveValue, type LiveValueOptions } from './live-value';
import type { sleepUnref } from './retry';
import type { Chain, LiveData, LiveNodes } from './types';

const NODE_RETRIES = 3;

export type LiveDataOptions = {
  client: ProviderClient;
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

function getMean(chains: Chain[]): string | null {
  const measured = chains.filter((chain) => chain.measuredAt !== null);
  return toAvailability(measured.map((chain) => chain.availabilityPercent));
}

/** Live data of one provider; every read falls back as `LiveNodes.source` says and never rejects. */
export function createLiveData(options: LiveDataOptions): LiveData {
  const {
    client,
    retryDelayMs,
    freshMs = 60_000,
    now = Date.now,
    sleep,
    log = (line: string) => console.warn(line),
  } = options;
  const keep = <T>(name: string, retries: number, read: LiveValueOptions<T>['read']) =>
    createLiveValue({
      name,
      read,
      retries,
      retryDelayMs,
      freshMs,
      now,
      log,
      ...(sleep && { sleep }),
    });

  const nodes = keep('/nodes', NODE_RETRIES, client.readNodes);
  const availability = keep('/availability', 0, async () =>
    toAvailabilityByChain(await client.readAvailability()),
  );
  const plans = keep('/plans', 0, client.readPlans);
  const computeUnits = keep('/compute-units', 0, async () => {
    const [protocols, methods] = await Promise.all([
      client.readCuProtocols(),
      client.readCuMethods('all'),
    ]);
    return { protocols: protocols.entries, methods: methods.entries };
  });

  async function getNodes(): Promise<LiveNodes> {
    const [list, figures] = await Promise.all([nodes.get(), availability.get()]);
    const measurements: Measurements | null = figures && {
      figures: figures.value,
      measuredAt: toIso(figures.readAt),
    };
    const chains = toChains(list?.value.entries ?? BUILT_IN_ENTRIES, measurements);
    return {
      chains,
      source: !list ? 'built-in' : list.stale ? 'last-good' : 'live',
      checkedAt: list && toIso(list.readAt),
      meanAvailability: getMean(chains),
    };
  }

  return {
    getNodes,
    getPlans: async () => (await plans.get())?.value.entries ?? [...BUILT_IN_PLANS],
    getComputeUnits: async () =>
      (await computeUnits.get())?.value ?? { protocols: [], methods: [] },
  };
}
