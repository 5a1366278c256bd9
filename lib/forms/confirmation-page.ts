import { CONFIRMATION_MESSAGES } from '@/lib/i18n/confirmation-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/http/escape-html';
import { STYLE, STYLED_FORM_POLICY } from './confirmation-style';
import { EXTRA_FIELDS, getFormAction, type FormKind } from './kinds';
import type { AskReason, Question } from './question';

type Parts = {
  kind: FormKind;
  /** As they were sent; valid according to the form's own checks. */
  fields: Record<string, unknown>;
  locale: Locale;
  question: Question;
  ask: AskReason;
};

/** Fields that the page adds itself or does not need. */
const NOT_REPEATED: ReadonlySet<string> = new Set([
  EXTRA_FIELDS.locale,
  EXTRA_FIELDS.formToken,
  EXTRA_FIELDS.captchaToken,
  EXTRA_FIELDS.question,
  EXTRA_FIELDS.answer,
  EXTRA_FIELDS.honeypot,
]);

const toHidden = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

function repeat(fields: Record<string, unknown>): string[] {
  const kept = Object.entries(fields).filter(([name]) => !NOT_REPEATED.has(name));
  return kept.flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (typeof value === 'string' ? [toHidden(name, value)] : [])),
  );
}

function toQuestionText({ numbers: [first, second] }: Question, locale: Locale): string {
  const { question, numbers } = CONFIRMATION_MESSAGES[locale];
  const toWord = (number: number) => numbers[String(number) as keyof typeof numbers];
  return formatMessage(question, { first: toWord(first), second: toWord(second) });
}

/**
 * Asks the sender of a plain form a question and repeats the form's fields, so that the answer submits all of it. The
 * status is 403, as for a script without proof: nothing has been accepted yet, and a bot must not mistake this for
 * success.
 */
export function toConfirmationPage({ kind, fields, locale, question, ask }: Parts): Response {
  const messages = CONFIRMATION_MESSAGES[locale];
  const notice = ask === 'unanswered' ? null : escapeHtml(messages.notices[ask]);
  const html = `<!doctype html>
<html lang="${LOCALES[locale].html}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(messages.title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(messages.title)}</h1>
${notice ? `<p class="notice" id="notice" role="alert">${notice}</p>` : `<p>${escapeHtml(messages.text)}</p>`}
<form method="post" action="${getFormAction(kind)}">
${repeat(fields).join('\n')}
${toHidden(EXTRA_FIELDS.locale, locale)}
${toHidden(EXTRA_FIELDS.question, question.token)}
<label for="answer">${escapeHtml(toQuestionText(question, locale))}</label>
<input id="answer" name="${EXTRA_FIELDS.answer}" inputmode="numeric" autocomplete="off" maxlength="4" required autofocus${notice ? ' aria-describedby="notice"' : ''}>
<button type="submit">${escapeHtml(messages.send)}</button>
</form>
</main>
</html>
`;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': STYLED_FORM_POLICY,
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  };
  return new Response(html, { status: 403, headers });
}
