import { escapeHtml } from '@/lib/http/escape-html';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FieldErrorKey } from '@/lib/i18n/form-messages';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { getGap } from '@/lib/i18n/punctuation';
import { OUTCOME_FOLDER, type FormAnswer, type Outcome } from './outcomes';
import { toPlainPage } from './plain-page';

export type FormResult = {
  outcome: Outcome;
  status: number;
  fieldErrors?: Record<string, FieldErrorKey>;
  retryAfterSeconds?: number;
  isStale?: boolean;
  /** The provider's, for support. */
  requestId?: string;
};

type Asked = { locale: Locale; isPage: boolean };

export const toLimited = (waitSeconds: number): FormResult => ({
  outcome: 'limited',
  status: 429,
  retryAfterSeconds: waitSeconds,
});

function toAnswer(result: FormResult, locale: Locale): FormAnswer {
  const { outcome, fieldErrors, isStale, requestId } = result;
  const messages = getFormMessages(locale);
  const { title, text: told } = messages.results[outcome];
  const text = requestId
    ? told + getGap(told) + formatMessage(messages.results.requestId, { id: requestId })
    : told;
  if (!fieldErrors) return { outcome, title, text, ...(isStale && { isStale }) };
  const fields = Object.entries(fieldErrors).map(([field, key]) => [
    field,
    messages.fieldErrors[key],
  ]);
  return { outcome, title, text, fields: Object.fromEntries(fields) as Record<string, string> };
}

/**
 * Responds with the page of the outcome, which lists all field errors. An accepted form redirects there, so that a
 * reload sends nothing twice; a rejected one keeps its status, and says in its body what is wrong for anyone who reads
 * the response itself.
 */
function toPage(result: FormResult, locale: Locale, headers: Headers): Response {
  const { outcome, status, fieldErrors } = result;
  const page = `${LOCALES[locale].prefix}${OUTCOME_FOLDER}${outcome}/`;
  const query = new URLSearchParams(fieldErrors).toString();
  const location = query ? `${page}?${query}` : page;
  if (status < 400) {
    headers.set('location', location);
    return new Response(null, { status: 303, headers });
  }
  const { title, text, fields = {} } = toAnswer(result, locale);
  const faults = [...new Set(Object.values(fields))].map(
    (fault) => `<li>${escapeHtml(fault)}</li>`,
  );
  const content = `${faults.length > 0 ? `<ul>${faults.join('')}</ul>` : ''}
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(location)}">${escapeHtml(getFormMessages(locale).results.more)}</a></p>`;
  return toPlainPage({ locale, title, content, redirect: location, status, headers });
}

export function toFormResponse(result: FormResult, { locale, isPage }: Asked): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const { status, retryAfterSeconds } = result;
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  if (status === 405) headers.set('allow', 'POST');
  if (isPage) return toPage(result, locale, headers);
  return Response.json(toAnswer(result, locale), { status, headers });
}
