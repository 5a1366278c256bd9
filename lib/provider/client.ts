import { trimEndSlashes } from '@/lib/http/trim-slashes';
import { readJson, type Fetch } from './read-json';
import {
  parseAvailability,
  parseCuMethods,
  parseCuProtocols,
  parseNodes,
  parsePlans,
  type ChainEntry,
  type CuMethod,
  type CuProtocol,
  type Parsed,
  type Plan,
} from './schema';

export type ProviderClientOptions = {
  fetch: Fetch;
  /** The v3 base URL, with or without a trailing slash. */
  apiUrl: string;
  /** The reliability host's v1 base URL; null if availability is not measured. */
  availabilityUrl: string | null;
  timeoutMs: number;
};

/** One call each, without retries; each throws a `ProviderError`, or an `Error` that says what was wrong. */
export type ProviderClient = {
  readNodes(): Promise<Parsed<ChainEntry>>;
  readAvailability(): Promise<Record<string, unknown>>;
  readPlans(): Promise<Parsed<Plan>>;
  readCuProtocols(): Promise<Parsed<CuProtocol>>;
  /** @param method a method's name, or `all` */
  readCuMethods(method: string): Promise<Parsed<CuMethod>>;
  readAccount(token: string): Promise<unknown>;
};

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { fetch, apiUrl, availabilityUrl, timeoutMs } = options;
  const read = (base: string, path: string, headers?: Record<string, string>) =>
    readJson(fetch, `${trimEndSlashes(base)}/${path}`, timeoutMs, headers);
  return {
    readNodes: async () => parseNodes(await read(apiUrl, 'access_nodes/nodes_v2')),
    readAvailability: async () =>
      availabilityUrl === null
        ? {}
        : parseAvailability(await read(availabilityUrl, 'availability')),
    readPlans: async () => parsePlans(await read(apiUrl, 'prices/public/plans/')),
    readCuProtocols: async () => parseCuProtocols(await read(apiUrl, 'prices/CU/protocols/')),
    readCuMethods: async (method) =>
      parseCuMethods(await read(apiUrl, `prices/CU/methods/${encodeURIComponent(method)}`)),
    readAccount: (token) => read(apiUrl, 'account/', { authorization: `Bearer ${token}` }),
  };
}
