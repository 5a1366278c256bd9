import { getEnv } from '@/lib/env';
import { fetchUncached } from './fetch-uncached';

const TIMEOUT_MS = 10_000;

/** Asks this very server for one of its addresses, as anybody would. @throws when it does not answer in time. */
export const fetchFromOwnServer = (
  path: string,
  headers: HeadersInit = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<Response> =>
  fetchUncached(`http://127.0.0.1:${getEnv().PORT}${path}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
