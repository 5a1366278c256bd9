import type { FormResult } from './answers';
import { getExtra, type FormBody } from './body';
import { validateAnswer, type AskReason } from './question';
import type { FormServices } from './services';
import type { Holder, TokenStatus } from './signed-token';
import { validateFormToken } from './form-token';

/** What shows that a person sent a form: a token that is used up by it, and the one that the provider gets. */
export type Proof = { id: string; restMs: number; token: string };

/** That a question has to be answered first. */
export type Ask = { ask: AskReason };

export const LIMITED: FormResult = { outcome: 'limited', status: 403 };

type Sent = { body: FormBody; holder: Holder; now: number };

/**
 * A form token that lapsed while somebody wrote, whose client changed networks, or that was signed before the secret
 * was changed, says nothing against a person.
 */
const STALE: ReadonlySet<TokenStatus> = new Set(['expired', 'foreign', 'forged']);

/** Checks what the site's scripts send along: a form token, and reCAPTCHA's token where the site uses it. */
export async function proveByFormToken(
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

/** Checks the answer that a plain form brings. It has one try: a wrong one uses the question up. */
export async function proveByAnswer(
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
