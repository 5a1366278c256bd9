import { readBody } from '@/lib/http/body';
import { account, type Account } from './account';
import {
  parseAvailability,
  parseCuMethods,
  parseCuProtocols,
  parseNodes,
  parsePlans,
} from './schema';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** A failed call. The message contains no URL, token or body. */
class ProviderError extends Error {
  override name = 'ProviderError';
}

/**
 * Fetches a JSON body of at most 5 MiB, within a time limit that includes the body.
 * @throws {ProviderError} for another status, a timeout, a failed connection, or a body that is not JSON
 */
async function readJson(
  fetch: Fetch,
  url: string,
  { timeoutMs, token }: { timeoutMs: number; token?: string },
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const toError = (reason: string) => new ProviderError(signal.aborted ? 'timed out' : reason);
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal,
    // The API responds at its own URL; redirects are not followed, so that no other host is asked in its name.
    redirect: 'error',
  }).catch(() => Promise.reject(toError('connection failed')));
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(`status ${response.status}`, { cause: response.status });
  }
  const bytes = await readBody(response, { maxBytes: MAX_BODY_BYTES, signal });
  if (bytes === 'too-large') throw new ProviderError('body too large');
  if (bytes === 'unreadable') throw toError('connection failed');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ProviderError('not JSON');
  }
}

export type ProviderClientOptions = {
  fetch: Fetch;
  /** The v3 base URL, with or without a trailing slash. */
  apiUrl: string;
  /** The reliability host's v1 base URL; null if availability is not measured. */
  availabilityUrl: string | null;
  timeoutMs: number;
};

/** One call each, without retries; each throws a `ProviderError`, or an `Error` that says what was wrong. */
export function createProviderClient(options: ProviderClientOptions) {
  const { fetch, apiUrl, availabilityUrl, timeoutMs } = options;
  const read = (base: string, path: string) =>
    readJson(fetch, `${base.replace(/\/$/, '')}/${path}`, { timeoutMs });
  return {
    readNodes: async () => parseNodes(await read(apiUrl, 'access_nodes/nodes_v2')),
    readAvailability: async () =>
      availabilityUrl === null
        ? {}
        : parseAvailability(await read(availabilityUrl, 'availability')),
    /** Empty if the host does not know how far behind its nodes are. */
    async readHeads(): Promise<Record<string, unknown>> {
      if (availabilityUrl === null) return {};
      try {
        return parseAvailability(await read(availabilityUrl, 'heads'));
      } catch (error) {
        if (error instanceof ProviderError && error.cause === NOT_FOUND) return {};
        throw error;
      }
    },
    readPlans: async () => parsePlans(await read(apiUrl, 'prices/public/plans/')),
    readCuProtocols: async () => parseCuProtocols(await read(apiUrl, 'prices/CU/protocols/')),
    /** @param method a method's name, or `all`, which some providers lack: a `ProviderError` with the cause 404 */
    readCuMethods: async (method: string) =>
      parseCuMethods(await read(apiUrl, `prices/CU/methods/${encodeURIComponent(method)}`)),
    /** Reads the account of a bearer token; null if the provider does not know the token. */
    async readAccount(token: string): Promise<Account | null> {
      const url = `${apiUrl.replace(/\/$/, '')}/account/`;
      try {
        return account.parse(await readJson(fetch, url, { timeoutMs, token }));
      } catch (error) {
        if (error instanceof ProviderError && error.cause === UNAUTHORIZED) return null;
        throw error;
      }
    },
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;
