import { createHash } from 'node:crypto';
import { getEnv } from '@/lib/env';
import { escapeHtml } from '@/lib/http/escape-html';
import { CONFIRMATION_MESSAGES } from '@/lib/i18n/form-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { mailVisitor, submitLead } from '@/lib/leads';
import type { SubmitResult } from '@/lib/leads/delivery';
import type { NewLead } from '@/lib/leads/types';
import { DAY_MS } from '@/lib/utc-day';
import { readFormBody } from './body';
import type { FormValues } from './kinds';
import { toPlainPage } from './plain-page';
import { alertsForm } from './schemas/alerts';
import { isSameSignature, sign } from './signed-token';
import { toSubmission } from './submissions';

/** Confirming a subscription, and ending it. */
const ACTIONS = ['confirm', 'end'] as const;
type Action = (typeof ACTIONS)[number];

/** A subscription in the links of its mail. */
type Subscription = FormValues['alerts'] & { locale: Locale; askedAt: number };

/** How long the link that confirms works; the one that ends it always does. */
const CONFIRM_MS = 7 * DAY_MS;
const TOKEN = 'token';

/** True if the site can send the mail that a subscription begins with. */
export const hasAlerts = (): boolean => Boolean(getEnv().SMTP_URL && getEnv().SALES_EMAIL);

function toToken(action: Action, subscription: Subscription, secret: string): string {
  const text = Buffer.from(JSON.stringify(subscription)).toString('base64url');
  return `${text}.${sign(secret, `alerts-${action}`, text)}`;
}

/** Reads a subscription from a link; null for a link that this site did not write, or that is too old. */
function readToken(action: Action, token: string, secret: string, now: number) {
  const [text = '', signature = ''] = token.split('.');
  if (!isSameSignature(signature, sign(secret, `alerts-${action}`, text))) return null;
  const subscription = JSON.parse(Buffer.from(text, 'base64url').toString()) as Subscription;
  return action === 'confirm' && now - subscription.askedAt > CONFIRM_MS ? null : subscription;
}

const toUrl = (action: Action, subscription: Subscription, secret: string) =>
  `${new URL(`/api/alerts/${action}/`, getEnv().SITE_URL).href}?${TOKEN}=${toToken(action, subscription, secret)}`;

/** Describes what a subscription is about, in its language. */
function describe({ chains, kinds, locale }: Subscription): string {
  const { allChains, allKinds, kindNames, about } = CONFIRMATION_MESSAGES[locale].alerts;
  return formatMessage(about, {
    chains: chains.join(', ') || allChains,
    kinds: kinds.map((kind) => kindNames[kind]).join(', ') || allKinds,
  });
}

/** Sends the mail whose link confirms a subscription. Until then, nothing about its sender is kept. */
export async function askToConfirm(
  { payload, locale }: NewLead,
  secret: string,
  now = Date.now(),
): Promise<SubmitResult> {
  const subscription = { ...alertsForm.parse(payload), locale, askedAt: now };
  const { subject, mail } = CONFIRMATION_MESSAGES[locale].alerts;
  const links = {
    confirm: toUrl('confirm', subscription, secret),
    end: toUrl('end', subscription, secret),
  };
  const text = formatMessage(mail, { about: describe(subscription), ...links });
  return (await mailVisitor({ to: subscription.email, subject, text })) ? 'delivered' : 'failed';
}

/** Converts a confirmed or ended subscription to a lead; the same link always makes the same lead. */
function toLead(
  action: Action,
  subscription: Subscription,
  token: string,
  secret: string,
): NewLead {
  const { call, payload } = toSubmission('alerts', subscription, undefined);
  const end = { form_id: 'alerts-end', message: `No more ${String(payload.message)}` };
  return {
    key: createHash('sha256').update(`${action} ${token}`).digest('base64url'),
    form: 'alerts',
    locale: subscription.locale,
    call,
    payload: {
      ...payload,
      ...(action === 'end' ? end : { unsubscribe_url: toUrl('end', subscription, secret) }),
    },
    token: '',
  };
}

async function getToken(request: Request): Promise<string> {
  if (request.method !== 'POST') return new URL(request.url).searchParams.get(TOKEN) ?? '';
  const body = await readFormBody(request);
  return typeof body === 'number' ? '' : String(body.fields[TOKEN] ?? '');
}

/**
 * Responds to a link of such a mail: with a page that asks once more, because programs open links in mails, and to its
 * button with the result.
 */
export async function answerAlerts(
  name: string,
  request: Request,
  secret: string,
): Promise<Response> {
  const action = ACTIONS.find((known) => known === name);
  if (!action) return new Response(null, { status: 404 });
  const token = await getToken(request);
  const subscription = readToken(action, token, secret, Date.now());
  const locale = isLocale(subscription?.locale) ? subscription.locale : 'en';
  const words = CONFIRMATION_MESSAGES[locale].alerts;
  const toPage = ({ title, text }: { title: string; text: string }, status: number, more = '') =>
    toPlainPage({ locale, title, content: `<p>${escapeHtml(text)}</p>${more}`, status });
  if (!subscription) return toPage(words.invalid, 400);
  const { question, done } = words[action];
  if (request.method !== 'POST') {
    const form = `<p>${escapeHtml(describe(subscription))}</p>
<form method="post" action="/api/alerts/${action}/">
<input type="hidden" name="${TOKEN}" value="${escapeHtml(token)}">
<button type="submit">${escapeHtml(question.title)}</button>
</form>`;
    return toPage(question, 200, form);
  }
  const result = await submitLead(toLead(action, subscription, token, secret));
  const isKept = result === 'delivered' || result === 'kept';
  return isKept ? toPage(done, 200) : toPage(words.failed, 502);
}
