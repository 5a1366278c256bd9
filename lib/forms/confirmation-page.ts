import { CONFIRMATION_MESSAGES } from '@/lib/i18n/confirmation-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/http/escape-html';
import { EXTRA_FIELDS, getFormAction, type FormKind } from './kinds';
import { toPlainPage } from './plain-page';
import type { AskReason, Question } from './question';

type Parts = {
  kind: FormKind;
  /** As they were sent; valid according to the form's own checks. */
  fields: Record<string, unknown>;
  locale: Locale;
  question: Question;
  ask: AskReason;
};

/** Fields that the page adds itself or does not need: all common ones but two. */
const { draft, page, ...NOT_REPEATED } = EXTRA_FIELDS;
const IS_REPEATED = (name: string) =>
  name === draft || name === page || !Object.values<string>(NOT_REPEATED).includes(name);

const toHidden = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const repeat = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields)
    .filter(([name]) => IS_REPEATED(name))
    .flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (typeof value === 'string' ? toHidden(name, value) : [])),
    );

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
  const content = `${notice ? `<p class="notice" id="notice" role="alert">${notice}</p>` : `<p>${escapeHtml(messages.text)}</p>`}
<form method="post" action="${getFormAction(kind)}">
${repeat(fields).join('\n')}
${toHidden(EXTRA_FIELDS.locale, locale)}
${toHidden(EXTRA_FIELDS.question, question.token)}
<label for="answer">${escapeHtml(toQuestionText(question, locale))}</label>
<input id="answer" name="${EXTRA_FIELDS.answer}" inputmode="numeric" autocomplete="off" maxlength="4" required autofocus${notice ? ' aria-describedby="notice"' : ''}>
<button type="submit">${escapeHtml(messages.send)}</button>
</form>`;
  return toPlainPage({ locale, title: messages.title, content, status: 403 });
}
