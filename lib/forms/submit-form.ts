import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { toUtcDay } from '@/lib/utc-day';
import { toLimited, type FormResult } from './answers';
import { getExtra, isHoneypotFilled, type FormBody } from './body';
import { LIMITED, checkAnswer, checkFormToken, type Ask, type Proof } from './bot-check';
import type { FormKind } from './kinds';
import { isSameOrigin, toOwnUrl } from './origin';
import type { Outcome } from './outcomes';
import { SCHEMAS, getFirstFieldErrors } from './schemas';
import type { FormServices } from './services';
import type { Holder } from './signed-token';
import { toSubmission, type Submission } from './submissions';

/** What visitors are told if it is not that their message was sent. */
const ACCEPTED: Partial<Record<FormKind, Outcome>> = {
  subscribe: 'subscribed',
  alerts: 'confirm',
};

export type SentForm = {
  request: Request;
  body: FormBody;
  locale: Locale;
  holder: Holder;
  /** The client's network. */
  network: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Parses a form with its own schema and converts it to the provider's call. */
function readSubmission<K extends FormKind>(kind: K, { fields }: FormBody, siteUrl: string) {
  const result = SCHEMAS[kind].safeParse(fields);
  if (!result.success) return { fieldErrors: getFirstFieldErrors(result.error) };
  const pageUrl = toOwnUrl(getExtra(fields, 'page'), siteUrl);
  return { submission: toSubmission(kind, result.data, pageUrl) };
}

/** Returns one key per draft and content. Without scripts, a draft has no id, so the day replaces it. */
function toKey(kind: FormKind, draft: string, submission: Submission, now: number): string {
  const name = draft || toUtcDay(now);
  const content = JSON.stringify([kind, name, submission.payload]);
  return createHash('sha256').update(content).digest('base64url');
}

/** Counts a post against its client's and network's limits, and demands proof. */
async function admit(sent: SentForm, services: FormServices): Promise<Proof | FormResult | Ask> {
  const { kind, address } = sent.holder;
  const { limits } = services;
  // A plain form is counted once it is answered; questions have their own limit.
  const answered = sent.body.isPlain ? await checkAnswer(sent, services) : null;
  if (answered && 'ask' in answered) return answered;
  const waitSeconds =
    (await limits.client(`${kind}:${address}`)) ||
    (await limits.network(`${kind}:${sent.network}`));
  if (waitSeconds > 0) return toLimited(waitSeconds);
  return answered ?? checkFormToken(sent, services);
}

/** Decides what becomes of a posted form: a lead, a rejection, or a question that a plain form must answer first. */
export async function submitForm(
  sent: SentForm,
  services: FormServices,
): Promise<FormResult | Ask> {
  const { request, body, locale, holder, now } = sent;
  const { kind } = holder;
  if (!isSameOrigin(request, services.siteUrl)) return { outcome: 'failed', status: 403 };
  const { fieldErrors, submission } = readSubmission(kind, body, services.siteUrl);
  if (!submission) return { outcome: 'check', status: 400, fieldErrors };
  if (isHoneypotFilled(body.fields)) return LIMITED;
  const proof = await admit(sent, services);
  if (!('token' in proof)) return proof;
  const { id, restMs, token } = proof;
  const key = toKey(kind, getExtra(body.fields, 'draft'), submission, now);
  const spent = await services.spend(id, { key, restMs });
  // Browsers repeat a post on reload or after a broken connection; the key makes that one lead.
  const isRepeat = spent === 'repeat';
  if (spent !== 'first' && !body.isPlain) return { ...LIMITED, isStale: isRepeat };
  if (spent !== 'first' && !isRepeat) return { ask: 'expired' };
  // Counted last: rejected posts must not use up everyone's limit.
  const waitSeconds = await services.limits.everyone(kind);
  if (waitSeconds > 0) return toLimited(waitSeconds);
  let requestId: string | undefined;
  const lead = { key, form: kind, locale, token, ...submission };
  const result = await services.submit(lead, (id) => void (requestId = id));
  if (result === 'limited') return LIMITED;
  if (result === 'failed' || result === 'kept') {
    return { outcome: result, status: 502, ...(requestId && { requestId }) };
  }
  return { outcome: ACCEPTED[kind] ?? 'sent', status: 200 };
}
