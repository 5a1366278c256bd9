import { getEnv } from '@/lib/env';
import { getProcessWide } from '@/lib/process-wide';
import { fetchUncached } from './fetch-uncached';

const TIMEOUT_MS = 10_000;

const getOwn = () => getProcessWide('own-server', (): { origin?: string } => ({}));

/** Says where this server takes its own calls. */
export function setOwnOrigin(origin: string): void {
  getOwn().origin = origin;
}

/** Where this server takes its own calls; where nobody has said it, its port on this machine. */
export const getOwnOrigin = (): string => getOwn().origin ?? `http://127.0.0.1:${getEnv().PORT}`;

/** Asks this very server for one of its addresses, as anybody would. @throws when it does not answer in time. */
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
