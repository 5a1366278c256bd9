import type { FaultKey } from '@/lib/i18n/form-words';
import { getFormWords } from '@/lib/i18n/form-words';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { toAnswerPage } from './answer-page';
import type { FormAnswer } from './form-answer';
import { OUTCOME_FOLDER, type Outcome } from './outcomes';

export type Verdict = {
  outcome: Outcome;
  status: number;
  faults?: Record<string, FaultKey>;
  retryAfterSeconds?: number;
  isStale?: boolean;
};

type Asked = { locale: Locale; isPage: boolean };

function toAnswer({ outcome, faults, isStale }: Verdict, locale: Locale): FormAnswer {
  const words = getFormWords(locale);
  const { title, text } = words.results[outcome];
  if (!faults) return { outcome, title, text, ...(isStale && { isStale }) };
  const fields = Object.entries(faults).map(([field, key]) => [field, words.faults[key]]);
  return { outcome, title, text, fields: Object.fromEntries(fields) as Record<string, string> };
}

/**
 * Ends on the page of the outcome, which shows all faults. What was taken is led there at once, so that a reload
 * sends nothing twice; what was not keeps its status and says in its body what is wrong.
 */
function toPage(verdict: Verdict, locale: Locale, headers: Headers): Response {
  const { outcome, status, faults } = verdict;
  const page = `${LOCALES[locale].prefix}${OUTCOME_FOLDER}${outcome}/`;
  const query = new URLSearchParams(faults).toString();
  const location = query ? `${page}?${query}` : page;
  if (status < 400) {
    headers.set('location', location);
    return new Response(null, { status: 303, headers });
  }
  return toAnswerPage({ answer: toAnswer(verdict, locale), locale, location, status, headers });
}

export function toFormResponse(verdict: Verdict, { locale, isPage }: Asked): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const { status, retryAfterSeconds } = verdict;
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  if (status === 405) headers.set('allow', 'POST');
  if (isPage) return toPage(verdict, locale, headers);
  return Response.json(toAnswer(verdict, locale), { status, headers });
}
