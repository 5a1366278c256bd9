import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { CONFIRMATION_MESSAGES } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { solveQuestion } from './solve-question';

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Reads a plain form's confirmation page. */
export function readQuestionPage(html: string, locale: Locale) {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = inputs.map(([, name = '', value = '']): [string, string] => [
    unescape(name),
    unescape(value),
  ]);
  const label = unescape(/<label[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  const notice = unescape(/role="alert">([^<]*)</.exec(html)?.[1] ?? '') || null;
  const sum = solveQuestion(label, CONFIRMATION_MESSAGES[locale]);
  return {
    fields,
    notice,
    sum,
    /** Returns the body that a browser sends with an answer. */
    toAnswer: (answer: string | number = sum) =>
      new URLSearchParams([...fields, [EXTRA_FIELDS.answer, String(answer)]]),
  };
}
