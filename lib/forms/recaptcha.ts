import * as z from 'zod/mini';
import { parseJson, readBody } from '@/lib/http/body';
import type { Fetch } from '@/lib/provider/read-json';

// This address answers from mainland China too, where google.com does not.
const VERIFY_URL = 'https://www.recaptcha.net/recaptcha/api/siteverify';
const MIN_SCORE = 0.3;
const TIMEOUT_MS = 5000;
/** An answer is a few lines. */
const MAX_BYTES = 64 * 1024;

const answer = z.object({ success: z.boolean(), score: z.optional(z.number()) });

/** True if reCAPTCHA takes the sender of a token for a person; a failure counts as no, and is not tried again. */
export async function isHuman(fetch: Fetch, secret: string, token: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal,
      // The secret goes to no other address.
      redirect: 'error',
    });
    if (!response.ok) return false;
    const bytes = await readBody(response, { maxBytes: MAX_BYTES, signal });
    const status = answer.parse(typeof bytes === 'string' ? undefined : parseJson(bytes));
    return status.success && (status.score ?? 1) >= MIN_SCORE;
  } catch {
    return false;
  }
}
