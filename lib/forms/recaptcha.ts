import * as z from 'zod/mini';
import { getErrorLine } from '@/lib/errors';
import type { Fetch } from '@/lib/provider/client';
import { createThrottledLog } from '@/lib/throttled-log';

// This host is reachable from mainland China too, unlike google.com.
const VERIFY_URL = 'https://www.recaptcha.net/recaptcha/api/siteverify';
const MIN_SCORE = 0.3;
const TIMEOUT_MS = 5000;
/** The characters of reCAPTCHA's tokens, and a length beyond theirs. Anything else is not worth a call. */
const TOKEN = /^[\w.-]{1,8192}$/;

const answer = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  'error-codes': z.optional(z.array(z.string())),
});

const warn = createThrottledLog();

/**
 * Asks reCAPTCHA to verify a token.
 * @throws {Error} if the response says nothing about the token
 */
async function askRecaptcha(fetch: Fetch, secret: string, token: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(VERIFY_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal,
    // The secret must not be sent to any other URL.
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { data } = answer.safeParse(await response.json());
  if (!data) throw new Error('an answer of another shape');
  const { success, score = 1, 'error-codes': codes = [] } = data;
  if (codes.some((code) => code.endsWith('-input-secret'))) {
    throw new Error('it does not know the secret key');
  }
  return success && score >= MIN_SCORE;
}

/**
 * True if reCAPTCHA considers the sender of a token a person. Asks once. While reCAPTCHA is down, which is logged,
 * everyone passes: form tokens and rate limits still apply.
 */
export async function isHuman(
  fetch: Fetch,
  secret: string,
  token: string,
  log: (line: string) => void = warn,
): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  try {
    return await askRecaptcha(fetch, secret, token);
  } catch (error) {
    log(`Forms: reCAPTCHA cannot be asked (${getErrorLine(error)}); messages pass without it.`);
    return true;
  }
}
