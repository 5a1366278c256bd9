import type { FormResult } from './answers';
import { getExtra, type FormBody } from './body';
import { validateFormToken } from './form-token';
import { validateAnswer, type AskReason } from './question';
import type { FormServices } from './services';
import type { Holder, TokenStatus } from './signed-token';

/** Evidence that a person sent a form: the id of a single-use token, and the token for the provider. */
export type Proof = { id: string; restMs: number; token: string };

/** Requires a question to be answered first. */
export type Ask = { ask: AskReason };

export const LIMITED: FormResult = { outcome: 'limited', status: 403 };

type Sent = { body: FormBody; holder: Holder; now: number };

/**
 * Statuses that do not suggest a bot: the token expired while someone wrote, the client changed networks, or the secret
 * has changed since.
 */
const STALE: ReadonlySet<TokenStatus> = new Set(['expired', 'forged']);

/** Checks what the site's scripts send: a form token, and reCAPTCHA's token if the site uses it. */
export async function checkFormToken(
  { body: { fields }, holder, now }: Sent,
  { secret, isHuman, needsToken }: FormServices,
): Promise<Proof | FormResult> {
  const formToken = getExtra(fields, 'formToken');
  const { status, id, restMs } = validateFormToken(formToken, holder, secret, now);
  if (status !== 'valid') return { ...LIMITED, isStale: STALE.has(status) };
  if (!needsToken) return { id, restMs, token: formToken };
  const token = getExtra(fields, 'captchaToken');
  const isPassed = token !== '' && (!isHuman || (await isHuman(token)));
  return isPassed ? { id, restMs, token } : LIMITED;
}

/** Checks the answer in a plain form. There is one try: a wrong answer uses up the question. */
export async function checkAnswer(
  { body: { fields }, holder, now }: Sent,
  { secret, spend }: FormServices,
): Promise<Proof | Ask> {
  const token = getExtra(fields, 'question');
  if (!token) return { ask: 'unanswered' };
  const answer = getExtra(fields, 'answer');
  const { status, id, restMs } = validateAnswer({ token, answer }, holder, secret, now);
  if (status === 'right') return { id, restMs, token };
  if (status === 'wrong') await spend(id, { key: '', restMs });
  return { ask: status };
}
