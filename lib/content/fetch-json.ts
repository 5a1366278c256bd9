import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { z } from 'zod';
import { getEnv, isBuilding } from '@/lib/env';
import { fetchUncached } from '@/lib/http/own-server';

/** A build can wait; a visitor cannot. */
const getPatience = () =>
  isBuilding() ? { retries: 4, maxWaitMs: 15_000 } : { retries: 2, maxWaitMs: 1500 };
/** For a 429 that does not say how long to wait. */
const DEFAULT_WAIT_MS = 1500;
const RETRIED_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The content service has failed, or has refused a query. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(
    message: string,
    /** Of the response; undefined without one. */
    readonly status?: number,
  ) {
    super(message);
  }
}

const errorSchema = z
  .object({ message: z.string() })
  .or(z.object({ error: z.string() }).transform(({ error }) => ({ message: error })));

/** Parses `Retry-After`, in seconds or as a date, into milliseconds. */
function toWaitMs(header: string | null): number {
  if (!header) return DEFAULT_WAIT_MS;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? DEFAULT_WAIT_MS : Math.max(0, ms);
}

async function toError(response: Response): Promise<ContentError> {
  const { success, data } = errorSchema.safeParse(await response.json().catch(() => null));
  const reason = success ? `: ${data.message}` : '';
  return new ContentError(`status ${response.status}${reason}`, response.status);
}

/** Calls the service once; waits first if it asks for that, so that the caller may simply try again. */
async function fetchOnce(url: string): Promise<string> {
  const { PRISMIC_TIMEOUT_MS: timeoutMs } = getEnv();
  try {
    const response = await fetchUncached(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return await response.text();
    if (response.status === 429) {
      await sleep(Math.min(toWaitMs(response.headers.get('retry-after')), getPatience().maxWaitMs));
    }
    throw await toError(response);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ContentError(isLate ? `no answer within ${timeoutMs} ms` : 'the connection failed');
  }
}

/** Removes the access token, which the service repeats in URLs: kept responses end up on disks and in packed builds. */
function withoutToken(text: string): string {
  const { PRISMIC_ACCESS_TOKEN: token } = getEnv();
  return token ? text.replaceAll(`access_token=${encodeURIComponent(token)}`, '') : text;
}

/**
 * Calls the service, again if it is briefly overloaded.
 * @throws {ContentError} unless the response is JSON of the expected shape
 */
export async function fetchJson<T>(
  url: string,
  schema: z.ZodType<T>,
): Promise<{ text: string; value: T }> {
  const text = await pRetry(() => fetchOnce(url), {
    retries: getPatience().retries,
    minTimeout: 100,
    shouldRetry: ({ error }) =>
      error instanceof ContentError && RETRIED_STATUSES.has(error.status ?? 0),
  });
  try {
    return { text: withoutToken(text), value: schema.parse(JSON.parse(text)) };
  } catch {
    throw new ContentError('the response is not what was asked for');
  }
}
