import { parseJson, readBody } from '@/lib/http/body';
import { isJsonObject } from '@/lib/json';
import { MAX_LINES, MAX_TEXT, cutTexts } from '../cut-text';
import { ContentFault } from './content-fault';
import type { Shape } from './shapes';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A sound answer: its text as it came, and what it says. */
export type Sound<T> = { text: string; value: T };

/** A hundred documents have a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What the service answers while it is overloaded or restarts. */
const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** What `Retry-After` says, in milliseconds: seconds or a date. */
export function toRetryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Errors are told in JSON too: 410 for a ref that has expired, 404 of this type for one that is unknown. */
function isRefRefused(status: number, json: unknown): boolean {
  if (status === 410) return true;
  return status === 404 && isJsonObject(json) && json.type === 'api_notfound_error';
}

async function toFault(response: Response): Promise<ContentFault> {
  const { status, headers } = response;
  const bytes = await readBody(response, { maxBytes: MAX_BYTES });
  const json = typeof bytes === 'string' ? undefined : parseJson(bytes);
  const retryAfterMs = toRetryAfterMs(headers.get('retry-after'));
  return new ContentFault(`status ${status}`, {
    status,
    isRetryable: PASSING_STATUSES.has(status),
    isRefRefused: isRefRefused(status, json),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/**
 * The same answer without texts that would keep the server busy; the log says when one was cut.
 * @throws {ContentFault} when it is nested too deeply to walk.
 */
export function cutLongTexts(json: unknown): unknown {
  try {
    const short = cutTexts(json);
    if (short !== json) {
      console.warn(
        `Content: texts of more than ${MAX_TEXT} characters or ${MAX_LINES} lines are cut.`,
      );
    }
    return short;
  } catch {
    throw new ContentFault('the answer is nested too deeply');
  }
}

/**
 * Asks the content service once, within a time that covers the body too.
 * @throws {ContentFault} unless the answer is JSON of the expected shape.
 */
export async function readAnswer<T>(
  url: string,
  { fetch, timeoutMs, toValue }: { fetch: Fetch; timeoutMs: number; toValue: Shape<T> },
): Promise<Sound<T>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const toLost = () =>
    signal.aborted
      ? new ContentFault(`no answer within ${timeoutMs} ms`)
      : new ContentFault('the connection failed', { isRetryable: true });
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } }).catch(
    () => {
      throw toLost();
    },
  );
  if (!response.ok) throw await toFault(response);
  const bytes = await readBody(response, { maxBytes: MAX_BYTES });
  if (bytes === 'too-large') throw new ContentFault('the answer is too large');
  if (bytes === 'unreadable') throw toLost();
  const json = parseJson(bytes);
  const short = cutLongTexts(json);
  const value = toValue(short);
  if (value === undefined) {
    const what = json === undefined ? 'JSON' : 'answer of the expected shape';
    throw new ContentFault(`this is no ${what}`, { isRetryable: json === undefined });
  }
  return { text: short === json ? new TextDecoder().decode(bytes) : JSON.stringify(short), value };
}
