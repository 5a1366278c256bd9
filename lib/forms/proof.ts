import type { Verdict } from './answers';
import { getExtra, type FormBody } from './body';
import { judgeAnswer, type AskReason } from './question';
import type { FormServices } from './services';
import type { Holder, TokenVerdict } from './signed-token';
import { judgeTicket } from './ticket';

/** What shows that a person sent a form: a token that is used up by it, and the one that the provider gets. */
export type Proof = { id: string; restMs: number; token: string };

/** That a question has to be answered first. */
export type Ask = { ask: AskReason };

export const LIMITED: Verdict = { outcome: 'limited', status: 403 };

type Sent = { body: FormBody; holder: Holder; now: number };

/** A ticket that lapsed while somebody wrote, or whose client changed networks, says nothing against a person. */
const STALE: ReadonlySet<TokenVerdict> = new Set(['expired', 'foreign']);

/** Judges what the site's scripts send along: a ticket, and reCAPTCHA's token where the site uses it. */
export async function proveByTicket(
  { body: { fields }, holder, now }: Sent,
  { secret, isHuman, needsToken }: FormServices,
): Promise<Proof | Verdict> {
  const ticket = getExtra(fields, 'ticket');
  const { verdict, id, restMs } = judgeTicket(ticket, holder, secret, now);
  if (verdict !== 'valid') return { ...LIMITED, isStale: STALE.has(verdict) };
  if (!needsToken) return { id, restMs, token: ticket };
  const token = getExtra(fields, 'token');
  const isPassed = token !== '' && (!isHuman || (await isHuman(token)));
  return isPassed ? { id, restMs, token } : LIMITED;
}

/** Judges the answer that a plain form brings. It has one try: a wrong one uses the question up. */
export async function proveByAnswer(
  { body: { fields }, holder, now }: Sent,
  { secret, spend }: FormServices,
): Promise<Proof | Ask> {
  const token = getExtra(fields, 'question');
  if (!token) return { ask: 'unanswered' };
  const answer = getExtra(fields, 'answer');
  const { verdict, id, restMs } = judgeAnswer({ token, answer }, holder, secret, now);
  if (verdict === 'right') return { id, restMs, token };
  if (verdict === 'wrong') await spend(id, { key: '', restMs });
  return { ask: verdict };
}
