import { getEnv } from '@/lib/env';
import { getGlobalSingleton } from '@/lib/global-singleton';

type PatchedFetch = typeof fetch & { _nextOriginalFetch?: typeof fetch };

/** The runtime's own `fetch`. Next's version would store responses with the first page that requested them. */
export const fetchUncached: typeof fetch = (input, init) =>
  ((fetch as PatchedFetch)._nextOriginalFetch ?? fetch)(input, init);

const TIMEOUT_MS = 10_000;

const getOwn = () => getGlobalSingleton('own-server', (): { origin?: string } => ({}));

/** Sets where this server receives its own calls. */
export function setOwnOrigin(origin: string): void {
  getOwn().origin = origin;
}

/** Returns where this server receives its own calls; by default, its port on this machine. */
export const getOwnOrigin = (): string => getOwn().origin ?? `http://127.0.0.1:${getEnv().PORT}`;

/**
 * Requests one of this server's own URLs, as any client would.
 * @throws if it does not respond in time
 */
export const fetchFromOwnServer = (
  path: string,
  headers: HeadersInit = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<Response> =>
  fetchUncached(getOwnOrigin() + path, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
