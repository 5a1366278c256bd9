import { parseJson, readBody } from '@/lib/http/body';
import { account, type Account } from './account';
import { parseAvailability } from './availability';
import { findRequestId } from './error-body';
import type { LimitRow } from './limit-fields';
import { parseLimits } from './limits-schema';
import { findList, getNextPage, type Parsed } from './lists';
import { parseNodes, type ChainEntry } from './nodes-schema';
import { parsePlans, type Plan } from './plans-schema';
import { parseCuMethods, parseCuProtocols } from './units-schema';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
/** More pages than any list has; a list that goes on does not end. */
const MAX_PAGES = 50;

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
    const bytes = await readBody(response, { maxBytes: MAX_ERROR_BYTES, signal });
    const id = findRequestId(
      response.headers,
      typeof bytes === 'string' ? undefined : parseJson(bytes),
    );
    const note = id ? ` (request ${id})` : '';
    throw new ProviderError(`status ${response.status}${note}`, { cause: response.status });
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

/** The paths of the calls below the base URL, by name; `PROVIDER_PATHS` replaces some. */
export const PATHS = {
  nodes: 'access_nodes/nodes_v2',
  plans: 'prices/public/plans/',
  unitChains: 'prices/CU/protocols/',
  unitMethods: 'prices/CU/methods/',
  limits: 'limits/',
} as const;

export type ProviderClientOptions = {
  fetch: Fetch;
  /** The base URL, with or without a trailing slash. */
  apiUrl: string;
  paths?: Readonly<Partial<Record<keyof typeof PATHS, string>>> | undefined;
  /** The bearer token of the public lists, if they need one. */
  token?: string | undefined;
  /** The reliability host's v1 base URL; null if availability is not measured. */
  availabilityUrl: string | null;
  timeoutMs: number;
};

/** One list each, without retries; each throws a `ProviderError`, or an `Error` that says what was wrong. */
export function createProviderClient(options: ProviderClientOptions) {
  const { fetch, apiUrl, availabilityUrl, timeoutMs } = options;
  const { nodes, plans, unitChains, unitMethods, limits } = { ...PATHS, ...options.paths };
  const read = (base: string, path: string, token?: string) =>
    readJson(fetch, `${base.replace(/\/$/, '')}/${path}`, { timeoutMs, ...(token && { token }) });

  /** Reads a list with all its pages; a response that is not a list stays as it is. */
  async function readPages(path: string): Promise<unknown> {
    const { token } = options;
    const first = await read(apiUrl, path, token);
    const entries = findList(first);
    let next = getNextPage(first);
    if (!entries || !next) return first;
    const all = [...entries];
    const seen = new Set<string>();
    while (next) {
      if (seen.has(next) || seen.size >= MAX_PAGES) throw new ProviderError('pages do not end');
      seen.add(next);
      const page = await read(apiUrl, path + next, token);
      all.push(...(findList(page) ?? []));
      next = getNextPage(page);
    }
    return all;
  }

  return {
    /** Reads the body of a list as the provider sends it. */
    readRaw: readPages,
    paths: { nodes, plans, unitChains, unitMethods, limits },
    readNodes: async (before: readonly ChainEntry[] = []) =>
      parseNodes(await readPages(nodes), before),
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
    readPlans: async (before: readonly Plan[] = []) => parsePlans(await readPages(plans), before),
    readCuProtocols: async () => parseCuProtocols(await readPages(unitChains)),
    /** @param method a method's name, or `all`, which some providers lack: a `ProviderError` with the cause 404 */
    readCuMethods: async (method: string) =>
      parseCuMethods(
        await readPages(
          // A path without a slash at its end is that of all methods.
          unitMethods.endsWith('/') || method !== 'all'
            ? `${unitMethods.replace(/\/$/, '')}/${encodeURIComponent(method)}`
            : unitMethods,
        ),
      ),
    /** Empty if the provider states no limits as data. */
    async readLimits(): Promise<Parsed<LimitRow>> {
      try {
        return parseLimits(await readPages(limits));
      } catch (error) {
        if (error instanceof ProviderError && error.cause === NOT_FOUND) {
          return { entries: [], dropped: 0, faults: [] };
        }
        throw error;
      }
    },
    /** Reads the account of a bearer token; null if the provider does not know the token. */
    async readAccount(token: string): Promise<Account | null> {
      try {
        return account.parse(await read(apiUrl, 'account/', token));
      } catch (error) {
        if (error instanceof ProviderError && error.cause === UNAUTHORIZED) return null;
        throw error;
      }
    },
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;
