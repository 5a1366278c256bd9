import { createHash } from 'node:crypto';
import path from 'node:path';
import { getEnv, isBuilding } from '@/lib/env';
import { fetchUncached } from '@/lib/http/own-server';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { createEmbeddedProvider } from '@/embedded/provider';
import { createLastGoodResponses } from '@/lib/last-good-responses';
import { createProviderClient } from './client';
import { createLiveData } from './live-data';
import type { LiveData } from './types';

export type {
  Chain,
  ChainNetwork,
  ChainStatus,
  ComputeUnits,
  CuMethod,
  CuProtocol,
  HeadReading,
  LiveNodes,
  NetworkStatus,
  Plan,
  PlanPeriod,
  Reading,
  RegionReading,
} from './types';

export { isBuiltInPlan } from './built-in';

const EMBEDDED_URL = 'http://provider.embedded/v3';

/** Keeps the responses of a real host on disk, and in Redis if several instances share one; samples need no store. */
function keepResponses(url: string | null) {
  if (url === null || url === EMBEDDED_URL) return undefined;
  const scope = createHash('sha256').update(url).digest('hex').slice(0, 16);
  return createLastGoodResponses({
    folders: [path.resolve('.data', 'provider', scope)],
    redisPrefix: isBuilding() ? undefined : `provider:${scope}:`,
  });
}

function createFromSettings() {
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
    paths: env.PROVIDER_PATHS,
    token: env.PROVIDER_API_TOKEN,
    availabilityUrl,
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
  });
  const liveData = createLiveData({
    client,
    responses: { api: keepResponses(apiUrl), availability: keepResponses(availabilityUrl) },
    samples: {
      nodes: apiUrl === EMBEDDED_URL,
      availability: availabilityUrl === EMBEDDED_URL,
    },
    retryDelayMs: env.PROVIDER_RETRY_DELAY_MS,
    freshMs: env.PROVIDER_REFRESH_MS,
  });
  return { ...liveData, readAccount: client.readAccount };
}

/** True while no provider is connected: chains, prices, compute units and limits are samples then. */
export const isSampleProvider = (): boolean => getEnv().PROVIDER_API_URL === undefined;

const getLiveData = () => getGlobalSingleton('provider.live-data', createFromSettings);

/** Starts to read everything, so that the first visitor waits at most for one call. */
export function readAhead(): void {
  for (const read of [getNodes, getPlans, getComputeUnits, getProviderLimits]) void read();
}

/** Returns the node list, at most a minute old while the provider responds. Never rejects. */
export const getNodes: LiveData['getNodes'] = () => getLiveData().getNodes();

/** Returns the packages of the price list. Never rejects. */
export const getPlans: LiveData['getPlans'] = () => getLiveData().getPlans();

/** Returns the limits that the provider states as data. Never rejects. */
export const getProviderLimits: LiveData['getLimits'] = () => getLiveData().getLimits();

/** Returns the compute-unit price list. Never rejects. */
export const getComputeUnits: LiveData['getComputeUnits'] = () => getLiveData().getComputeUnits();

/**
 * Reads the account of a visitor's bearer token; null if the provider does not know the token.
 * @throws while it cannot be read
 */
export const readAccount = (token: string) => getLiveData().readAccount(token);
