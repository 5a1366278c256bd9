import { getEnv } from '@/lib/env';
import { parseJson, readBody } from '@/lib/http/body';
import { isJsonObject } from '@/lib/json';
import type { Fetch } from './client';
import { findRequestId } from './error-body';

export type LeadPost = {
  /** Path ending of the call, such as `contacts/`. */
  call: string;
  payload: Readonly<Record<string, unknown>>;
  /** CAPTCHA token. */
  token: string;
  /** Identifies the submission, so that the provider stores it once however often it is sent. */
  key: string;
};

/**
 * `reason` contains no personal data: a status, or what went wrong on the way. `requestId` is that of the provider's
 * logs.
 */
export type LeadAnswer =
  | { isAccepted: true }
  | { isAccepted: false; status: number; reason: string; requestId?: string | undefined };

/** The status used if there was no response. */
export const NO_ANSWER = 0;

/** More than an API says about what it stored. */
const MAX_BYTES = 64 * 1024;

type Body = Awaited<ReturnType<typeof readBody>>;

const PAGE = 'a page in place of an answer';
/** How a page begins, whatever content type it claims. */
const PAGE_START = /^\s*<(?:!doctype|html|head|body)\b/i;

/** Returns what is wrong with a successful response: it is a maintenance page or an error; null for anything else. */
function findFault(type: string, body: Body): string | null {
  if (/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return PAGE;
  // Longer than any error.
  if (typeof body === 'string') return null;
  if (PAGE_START.test(Buffer.from(body.subarray(0, 200)).toString('latin1'))) return PAGE;
  const json = parseJson(body);
  if (!isJsonObject(json)) return null;
  return json.error || json.ok === false || json.success === false ? 'an error' : null;
}

/**
 * Sends a lead to the provider once; never rejects. Any 2xx response counts as success, unless it is a page or an
 * error.
 */
export async function sendLead(
  fetch: Fetch,
  base: string,
  { call, payload, token, key }: LeadPost,
  timeoutMs: number,
): Promise<LeadAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/${call}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'recaptcha-token': token,
        'idempotency-key': key,
      },
      body: JSON.stringify(payload),
      // A redirect would turn the call into a GET that succeeds without storing anything.
      redirect: 'manual',
      signal,
    });
    const { ok, status, headers } = response;
    const body = await readBody(response, { maxBytes: MAX_BYTES, signal });
    if (!ok) {
      const json = typeof body === 'string' ? undefined : parseJson(body);
      const requestId = findRequestId(headers, json);
      const note = requestId ? ` (request ${requestId})` : '';
      return { isAccepted: false, status, reason: `status ${status}${note}`, requestId };
    }
    if (body === 'unreadable') throw new Error('the answer broke off');
    const fault = findFault(headers.get('content-type') ?? '', body);
    return fault
      ? { isAccepted: false, status, reason: `status ${status} with ${fault}` }
      : { isAccepted: true };
  } catch {
    const reason = signal.aborted ? 'timed out' : 'connection failed';
    return { isAccepted: false, status: NO_ANSWER, reason };
  }
}

const FORM_CALL = 'send_form';

/** Returns the host that accepts a call; undefined if none is configured. */
function getHost(call: string): string | undefined {
  const { FORMS_API_URL, PROVIDER_API_URL } = getEnv();
  return call === FORM_CALL ? FORMS_API_URL : PROVIDER_API_URL;
}

/** True for a call without a host: its leads are kept only in the journal. */
export const hasNoProvider = (call: string): boolean => getHost(call) === undefined;

/** Sends a lead to the host of its call; never rejects. */
export async function sendToProvider(post: LeadPost): Promise<LeadAnswer> {
  const host = getHost(post.call);
  return host
    ? sendLead(fetch, host, post, getEnv().PROVIDER_TIMEOUT_MS)
    : { isAccepted: false, status: NO_ANSWER, reason: 'no provider is set' };
}
