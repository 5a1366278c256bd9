import { getEnv } from '@/lib/env';
import { fetchUncached } from '@/lib/http/fetch-uncached';
import { getGlobalSingleton } from '@/lib/global-singleton';
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

/** Keeps the responses of real hosts; sample figures are always available. */
function keepAnswers(apiUrl: string, availabilityUrl: string | null): Partial<KeptData> {
  const keep = (url: string | null): Partial<KeptData> =>
    url === null || url === EMBEDDED_URL ? {} : keepAnswersOf(url);
  return { ...keep(apiUrl), availability: keep(availabilityUrl).availability };
}

function createFromSettings(): LiveData {
  const env = getEnv();
  const embedded = createEmbeddedProvider();
  const apiUrl = env.PROVIDER_API_URL ?? EMBEDDED_URL;
  // Beside a real provider's nodes, sample figures would look like measurements.
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

const getLiveData = () => getGlobalSingleton('provider.live-data', createFromSettings);

/** Starts to read everything, so that the first visitor waits at most for one call. */
export function readAhead(): void {
  for (const read of [getNodes, getPlans, getComputeUnits]) void read();
}

/** Returns the node list, at most a minute old while the provider responds. Never rejects. */
export const getNodes: LiveData['getNodes'] = () => getLiveData().getNodes();

/** Returns the packages of the price list. Never rejects. */
export const getPlans: LiveData['getPlans'] = () => getLiveData().getPlans();

/** Returns the compute-unit price list. Never rejects. */
export const getComputeUnits: LiveData['getComputeUnits'] = () => getLiveData().getComputeUnits();
