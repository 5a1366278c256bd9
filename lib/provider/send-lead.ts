import { trimEndSlashes } from '@/lib/http/trim-slashes';
import type { Fetch } from './read-json';

export type LeadPost = {
  /** End of the call's path, such as `contacts/`. */
  call: string;
  payload: Readonly<Record<string, unknown>>;
  /** Token of the bot challenge. */
  token: string;
  /** Names the submission, so that the provider stores it once however often it is sent. */
  key: string;
};

/** `reason` holds no personal data: a status, or what went wrong on the way. */
export type LeadAnswer =
  { isAccepted: true } | { isAccepted: false; status: number; reason: string };

/** Status that stands for an answer that never came. */
export const NO_ANSWER = 0;

/** Sends a lead to the provider once; never rejects. The body of the answer has no say. */
export async function sendLead(
  fetch: Fetch,
  base: string,
  { call, payload, token, key }: LeadPost,
  timeoutMs: number,
): Promise<LeadAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${trimEndSlashes(base)}/${call}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'recaptcha-token': token,
        'idempotency-key': key,
      },
      body: JSON.stringify(payload),
      // A redirect would turn the call into a GET that succeeds without having stored anything.
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    const { ok, status } = response;
    return ok ? { isAccepted: true } : { isAccepted: false, status, reason: `status ${status}` };
  } catch {
    const reason = signal.aborted ? 'timed out' : 'connection failed';
    return { isAccepted: false, status: NO_ANSWER, reason };
  }
}
