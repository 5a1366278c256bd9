import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { SubmitResult } from '@/lib/leads/delivery';
import type { NewLead } from '@/lib/leads/types';
import { toFormResponse, type Verdict } from './answers';
import { getExtra, isTrapped, readFormBody, wantsPage, type FormBody } from './body';
import { getFirstFaults } from './first-faults';
import type { FormKind } from './kinds';
import { getClientAddress, getPageLocale, isSameOrigin, toOwnUrl } from './origin';
import type { RateLimit } from './rate-limit';
import { SCHEMAS } from './schemas';
import { toSubmission, type Submission } from './submissions';
import { issueTicket, judgeTicket } from './ticket';

export type FormServices = {
  submit: (lead: NewLead) => Promise<SubmitResult>;
  limit: RateLimit;
  siteUrl: string;
  secret: string;
  /** Asks reCAPTCHA about a token; null when the site leaves that to the provider or does without. */
  isHuman: ((token: string) => Promise<boolean>) | null;
  /** True if the browser is to ask reCAPTCHA for a token. */
  needsToken: boolean;
  now?: () => number;
};

const LIMITED: Verdict = { outcome: 'limited', status: 403 };

/** Reads a form's values by its own schema, and what they are to the provider. */
function readSubmission<K extends FormKind>(kind: K, { fields }: FormBody, siteUrl: string) {
  const result = SCHEMAS[kind].safeParse(fields);
  if (!result.success) return { faults: getFirstFaults(result.error) };
  const pageUrl = toOwnUrl(getExtra(fields, 'page'), siteUrl);
  return { submission: toSubmission(kind, result.data, pageUrl) };
}

/** One key for one draft with one content; without scripts a draft has no name, so a day stands for it. */
function toKey(kind: FormKind, draft: string, submission: Submission, now: number): string {
  const name = draft || new Date(now).toISOString().slice(0, 10);
  const content = JSON.stringify([kind, name, submission.payload]);
  return createHash('sha256').update(content).digest('base64url');
}

/** The token that the provider gets, or null when the sender did not pass as a person. */
async function getToken({ fields, isPlain }: FormBody, services: FormServices, now: number) {
  const { secret, isHuman, needsToken } = services;
  const ticket = getExtra(fields, 'ticket');
  // Without scripts nobody can have fetched one: there the limit, the trap and the origin have to do.
  if (!ticket && isPlain) return issueTicket(secret, now);
  if (judgeTicket(ticket, secret, now) !== 'valid') return null;
  const token = getExtra(fields, 'token');
  if (!needsToken) return ticket;
  if (!token) return null;
  return !isHuman || (await isHuman(token)) ? token : null;
}

async function judge(
  kind: FormKind,
  request: Request,
  body: FormBody,
  services: FormServices,
  locale: Locale,
): Promise<Verdict> {
  const now = (services.now ?? Date.now)();
  if (!isSameOrigin(request, services.siteUrl)) return { outcome: 'failed', status: 403 };
  const { faults, submission } = readSubmission(kind, body, services.siteUrl);
  if (!submission) return { outcome: 'check', status: 400, faults };
  if (isTrapped(body.fields)) return LIMITED;
  const waitSeconds = await services.limit(`${kind}:${getClientAddress(request)}`);
  if (waitSeconds > 0) return { outcome: 'limited', status: 429, retryAfterSeconds: waitSeconds };
  const token = await getToken(body, services, now);
  if (token === null) return LIMITED;
  const key = toKey(kind, getExtra(body.fields, 'draft'), submission, now);
  const result = await services.submit({ key, form: kind, locale, token, ...submission });
  if (result === 'limited') return LIMITED;
  if (result === 'failed') return { outcome: 'failed', status: 502 };
  return { outcome: kind === 'subscribe' ? 'subscribed' : 'sent', status: 200 };
}

/** Takes a sent form: checks it, writes it down, sends it on, and answers as it was asked. Never rejects. */
export async function handleForm(
  kind: FormKind,
  request: Request,
  services: FormServices,
): Promise<Response> {
  const body = await readFormBody(request);
  const isPage = wantsPage(request);
  if (typeof body === 'number') return refuseForm(request, body);
  const language = getExtra(body.fields, 'locale');
  const locale = isLocale(language) ? language : getPageLocale(request);
  try {
    const verdict = await judge(kind, request, body, services, locale);
    return toFormResponse(verdict, { locale, isPage });
  } catch (error) {
    console.error(`Form ${kind} failed: ${error instanceof Error ? error.name : 'unknown'}`);
    return toFormResponse({ outcome: 'failed', status: 500 }, { locale, isPage });
  }
}

/** Turns away what cannot be read as a form at all, in the language of the page that it came from. */
export function refuseForm(request: Request, status: 400 | 405 | 413 | 415): Response {
  const asked = { locale: getPageLocale(request), isPage: wantsPage(request) };
  return toFormResponse({ outcome: 'failed', status }, asked);
}
