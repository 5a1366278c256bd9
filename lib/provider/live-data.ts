import type { LastGoodResponses } from '@/lib/last-good-responses';
import { listRegions, toAvailability, toMeasurements } from './availability';
import { BUILT_IN_ENTRIES, BUILT_IN_PLANS } from './built-in';
import { toChains } from './chains';
import type { ProviderClient } from './client';
import { toHeads } from './heads';
import { createReader, type Reading } from './reader';
import type { LimitRow } from './limit-fields';
import type { ChainEntry } from './nodes-schema';
import { createSources } from './sources';
import { NODES_AMOUNT, type Chain, type LiveData, type LiveNodes } from './types';

export type LiveDataOptions = {
  client: ProviderClient;
  /** Where the responses of each host outlive this process; optional. */
  responses?: { api?: LastGoodResponses | undefined; availability?: LastGoodResponses | undefined };
  /** Which of the two the embedded provider supplies; neither by default. */
  samples?: { nodes: boolean; availability: boolean };
  /** Delay before each retry of the node list. */
  retryDelayMs: number;
  /** How long a response counts as fresh; a minute by default. */
  freshMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: (line: string) => void;
};

const toIso = (ms: number) => new Date(ms).toISOString();

type List = readonly ChainEntry[];
type Figures = Reading<Record<string, unknown>> | null;
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
  let last: { list: List; figures: Figures; heads: Figures; joined: Joined } | null = null;
  return (list: List, figures: Figures, heads: Figures): Joined => {
    const isSame = last?.figures?.value === figures?.value && last?.heads?.value === heads?.value;
    if (last?.list === list && isSame) return last.joined;
    const measurements = figures && {
      byChain: toMeasurements(figures.value),
      heads: toHeads(heads?.value ?? {}),
      measuredAt: isSample ? null : toIso(figures.readAt),
    };
    const chains = toChains(list, measurements);
    const joined = { chains, regions: listRegions(chains), meanAvailability: getMean(chains) };
    last = { list, figures, heads, joined };
    return joined;
  };
}

/** Creates live data for one provider. Every read falls back as `LiveNodes.source` describes, and never rejects. */
export function createLiveData(options: LiveDataOptions): LiveData {
  const {
    client,
    responses = {},
    samples = { nodes: false, availability: false },
    retryDelayMs,
    freshMs = 60_000,
    now = Date.now,
    log = (line: string) => console.warn(line),
  } = options;
  const sources = createSources(client);
  const shared = { retryDelayMs, freshMs, now, log };
  const ofApi = { ...shared, responses: responses.api };
  const nodes = createReader(sources.nodes, ofApi);
  const availability = createReader(sources.availability, {
    ...shared,
    responses: responses.availability,
  });
  const heads = createReader(sources.heads, shared);
  const plans = createReader(sources.plans, ofApi);
  const computeUnits = createReader(sources.computeUnits, ofApi);
  const limits = createReader(sources.limits, ofApi);
  const join = createJoin(samples.availability);
  // The same objects each time, so that files made from them detect that nothing has changed.
  const builtInPlans = [...BUILT_IN_PLANS];
  const noComputeUnits = { protocols: [], methods: [] };
  const noLimits: LimitRow[] = [];

  async function getNodes(): Promise<LiveNodes> {
    const [list, figures, lags] = await Promise.all([nodes.get(), availability.get(), heads.get()]);
    return {
      // How far behind nodes were some time ago is of no use.
      ...join(list?.value ?? BUILT_IN_ENTRIES, figures, lags?.isStale ? null : lags),
      source: !list ? 'built-in' : list.isStale ? 'last-good' : samples.nodes ? 'sample' : 'live',
      isLoading: list === null,
      nodesAmount: NODES_AMOUNT,
      hasSampleReadings: samples.availability,
      readingsAt: figures && toIso(figures.readAt),
      checkedAt: list && toIso(list.readAt),
    };
  }

  return {
    getNodes,
    getPlans: async () => (await plans.get())?.value ?? builtInPlans,
    getComputeUnits: async () => (await computeUnits.get())?.value ?? noComputeUnits,
    getLimits: async () => (await limits.get())?.value ?? noLimits,
  };
}
