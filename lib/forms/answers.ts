import type { FaultKey } from '@/lib/i18n/form-words';
import { getFormWords } from '@/lib/i18n/form-words';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { OUTCOME_FOLDER, type Outcome } from './outcomes';

/** What the browser's half of a form reads; the words are in the language of the form. */
export type FormAnswer = {
  outcome: Outcome;
  title: string;
  text: string;
  /** What is wrong, by field. */
  fields?: Record<string, string>;
};

export type Verdict = {
  outcome: Outcome;
  status: number;
  faults?: Record<string, FaultKey>;
  retryAfterSeconds?: number;
};

type Asked = { locale: Locale; isPlain: boolean };

function toJson(verdict: Verdict, locale: Locale, headers: HeadersInit): Response {
  const words = getFormWords(locale);
  const { title, text } = words.results[verdict.outcome];
  const fields = Object.fromEntries(
    Object.entries(verdict.faults ?? {}).map(([field, key]) => [field, words.faults[key]]),
  );
  const answer: FormAnswer = {
    outcome: verdict.outcome,
    title,
    text,
    ...(verdict.faults && { fields }),
  };
  return Response.json(answer, { status: verdict.status, headers });
}

/** Sends a browser without scripts on to a page that says how it went, at the first fault where there is one. */
function toPage(verdict: Verdict, locale: Locale, headers: Headers): Response {
  const [fault] = Object.values(verdict.faults ?? {});
  const page = `${LOCALES[locale].prefix}${OUTCOME_FOLDER}${verdict.outcome}/`;
  headers.set('location', fault ? `${page}#${fault}` : page);
  return new Response(null, { status: 303, headers });
}

export function toFormResponse(verdict: Verdict, { locale, isPlain }: Asked): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const { retryAfterSeconds } = verdict;
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  return isPlain ? toPage(verdict, locale, headers) : toJson(verdict, locale, headers);
}
