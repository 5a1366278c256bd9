import { getEnv } from '@/lib/env';
import { fetchUncached } from '@/lib/http/fetch-uncached';
import { getProcessWide } from '@/lib/process-wide';
import { createEmbeddedProvider } from '@/embedded/provider';
import { createProviderClient } from './client';
import { keepAnswersOf, type KeptData } from './kept';
import { createLiveData } from './store';
import type { LiveData } from './types';

export type {
  Chain,
  ChainNetwork,
  ChainStatus,
  ComputeUnits,
  CuMethod,
  CuProtocol,
  LiveNodes,
  NetworkStatus,
  Plan,
  Reading,
  RegionReading,
} from './types';

export { isBuiltInPlan } from './built-in';

const EMBEDDED_URL = 'http://provider.embedded/v3';

/** Keeps what real hosts answer; sample figures are always there. */
function keepAnswers(apiUrl: string, availabilityUrl: string | null): Partial<KeptData> {
  const keep = (url: string | null): Partial<KeptData> =>
    url === null || url === EMBEDDED_URL ? {} : keepAnswersOf(url);
  return { ...keep(apiUrl), availability: keep(availabilityUrl).availability };
}

function createFromSettings(): LiveData {
  const env = getEnv();
  const embedded = createEmbeddedProvider();
  const apiUrl = env.PROVIDER_API_URL ?? EMBEDDED_URL;
  // Sample figures beside a real provider's nodes would look like measurements of them.
  const availabilityUrl =
    env.AVAILABILITY_API_URL ?? (env.PROVIDER_API_URL === undefined ? EMBEDDED_URL : null);
  const client = createProviderClient({
    fetch: (url, init) =>
      url.startsWith(`${EMBEDDED_URL}/`)
        ? embedded(new Request(url, init))
        : fetchUncached(url, init),
    apiUrl,
    availabilityUrl,
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
  });
  return createLiveData({
    client,
    kept: keepAnswers(apiUrl, availabilityUrl),
    samples: {
      nodes: apiUrl === EMBEDDED_URL,
      availability: availabilityUrl === EMBEDDED_URL,
    },
    retryDelayMs: env.PROVIDER_RETRY_DELAY_MS,
    freshMs: env.PROVIDER_REFRESH_MS,
  });
}

const getLiveData = () => getProcessWide('provider.live-data', createFromSettings);

/** Begins to read everything, so that the first visitor waits for nothing, or for one call's time at most. */
export function readAhead(): void {
  for (const read of [getNodes, getPlans, getComputeUnits]) void read();
}

/** The node list, at most a minute old while the provider answers. Never rejects. */
export const getNodes: LiveData['getNodes'] = () => getLiveData().getNodes();

/** The packages of the price list. Never rejects. */
export const getPlans: LiveData['getPlans'] = () => getLiveData().getPlans();

/** The compute-unit price list. Never rejects. */
export const getComputeUnits: LiveData['getComputeUnits'] = () => getLiveData().getComputeUnits();
