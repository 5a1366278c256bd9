import { parseJson } from '@/lib/http/body';
import { isJsonObject } from '@/lib/json';
import { ContentFault } from './content-fault';
import { mendJson } from './mend-json';
import { readErrorBody, readJsonBody } from './read-json';
import type { Shape } from './shapes';
import { workInTurn } from './work-in-turn';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A valid answer: its original text and its parsed value. */
export type Sound<T> = { text: string; value: T };

type Options<T> = {
  fetch: Fetch;
  timeoutMs: number;
  toValue: Shape<T>;
  /** Closes the connection afterwards, so that the next call may reach another server of the service. */
  isLastOnConnection?: boolean;
};

/** Statuses of a service that is overloaded or restarting. */
const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Parses `Retry-After`, in seconds or as a date, into milliseconds. */
export function toRetryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Errors come as JSON too: 410 for an expired ref, 404 with this type for an unknown one. */
function isRefRefused(status: number, json: unknown): boolean {
  if (status === 410) return true;
  return status === 404 && isJsonObject(json) && json.type === 'api_notfound_error';
}

async function toFault(response: Response, signal: AbortSignal): Promise<ContentFault> {
  const { status, headers } = response;
  const json = parseJson(await readErrorBody(response, signal));
  const retryAfterMs = toRetryAfterMs(headers.get('retry-after'));
  return new ContentFault(`status ${status}`, {
    status,
    isRetryable: PASSING_STATUSES.has(status),
    isRefRefused: isRefRefused(status, json),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** Removes the access token, which the service repeats in URLs: stored answers end up on disks and in packed builds. */
function withoutToken(text: string, url: string): string {
  const token = new URL(url).searchParams.get('access_token');
  return token ? text.replaceAll(`access_token=${encodeURIComponent(token)}`, '') : text;
}

/**
 * Calls the content service once, within a time limit that includes the body.
 * @throws {ContentFault} unless the response is JSON of the expected shape
 */
export async function readAnswer<T>(
  url: string,
  { fetch, timeoutMs, toValue, isLastOnConnection = false }: Options<T>,
): Promise<Sound<T>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const toLost = () =>
    signal.aborted
      ? new ContentFault(`no answer within ${timeoutMs} ms`)
      : new ContentFault('the connection failed', { isRetryable: true });
  const headers = {
    accept: 'application/json',
    ...(isLastOnConnection && { connection: 'close' }),
  };
  const response = await fetch(url, { signal, headers, redirect: 'error' }).catch(() => {
    throw toLost();
  });
  if (!response.ok) throw await toFault(response, signal);
  const read = await readJsonBody(response, signal);
  if (!read) throw toLost();
  const { json } = read;
  const { mended, toText } = await mendJson(read);
  const value = await workInTurn(() => toValue(mended));
  if (value === undefined) {
    const what = json === undefined ? 'JSON' : 'answer of the expected shape';
    throw new ContentFault(`this is no ${what}`, { isRetryable: json === undefined });
  }
  return { text: withoutToken(await toText(), url), value };
}
