import type { FieldErrorKey } from '@/lib/i18n/form-messages';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { toAnswerPage } from './answer-page';
import type { FormAnswer } from './form-answer';
import { OUTCOME_FOLDER, type Outcome } from './outcomes';

export type FormResult = {
  outcome: Outcome;
  status: number;
  fieldErrors?: Record<string, FieldErrorKey>;
  retryAfterSeconds?: number;
  isStale?: boolean;
};

type Asked = { locale: Locale; isPage: boolean };

function toAnswer({ outcome, fieldErrors, isStale }: FormResult, locale: Locale): FormAnswer {
  const messages = getFormMessages(locale);
  const { title, text } = messages.results[outcome];
  if (!fieldErrors) return { outcome, title, text, ...(isStale && { isStale }) };
  const fields = Object.entries(fieldErrors).map(([field, key]) => [
    field,
    messages.fieldErrors[key],
  ]);
  return { outcome, title, text, fields: Object.fromEntries(fields) as Record<string, string> };
}

/**
 * Responds with the page of the outcome, which lists all field errors. An accepted form redirects there, so that a
 * reload sends nothing twice; a rejected one keeps its status and explains the problem in its body.
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
  return toAnswerPage({ answer: toAnswer(result, locale), locale, location, status, headers });
}

export function toFormResponse(result: FormResult, { locale, isPage }: Asked): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const { status, retryAfterSeconds } = result;
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  if (status === 405) headers.set('allow', 'POST');
  if (isPage) return toPage(result, locale, headers);
  return Response.json(toAnswer(result, locale), { status, headers });
}
