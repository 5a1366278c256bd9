import { getErrorKind } from '@/lib/errors';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { CONFIRMATION_MESSAGES } from '@/lib/i18n/form-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import { escapeHtml } from '@/lib/http/escape-html';
import { toFormResponse, toLimited } from './answers';
import { getExtra, readFormBody, wantsPage } from './body';
import type { Ask } from './bot-check';
import { submitForm, type SentForm } from './submit-form';
import { type FormKind, EXTRA_FIELDS, getFormAction } from './kinds';
import { getClientAddress, getPageLocale } from './origin';
import { askQuestion, type AskReason, type Question } from './question';
import type { FormServices } from './services';
import { toPlainPage } from './plain-page';

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
function toConfirmationPage({ kind, fields, locale, question, ask }: Parts): Response {
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

/** Asks the sender of a plain form a question, on a page that repeats the form's fields. */
async function confirm(sent: SentForm, { ask }: Ask, services: FormServices): Promise<Response> {
  const { body, locale, holder, now } = sent;
  const waitSeconds = await services.limits.tokens(holder.address);
  if (waitSeconds > 0) return toFormResponse(toLimited(waitSeconds), { locale, isPage: true });
  const question = askQuestion(holder, services.secret, now);
  return toConfirmationPage({ kind: holder.kind, fields: body.fields, locale, question, ask });
}

/** Handles a posted form: validates, records and forwards it, and responds in the requested format. Never rejects. */
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
  const client = getClientAddress(request);
  const holder = { kind, address: toAddressKey(client) };
  const now = (services.now ?? Date.now)();
  const sent = { request, body, locale, holder, network: toNetworkKey(client), now };
  try {
    const status = await submitForm(sent, services);
    if ('ask' in status) return await confirm(sent, status, services);
    return toFormResponse(status, { locale, isPage });
  } catch (error) {
    console.error(`Form ${kind} failed: ${getErrorKind(error)}`);
    return toFormResponse({ outcome: 'failed', status: 500 }, { locale, isPage });
  }
}

/** Rejects a request that cannot be read as a form at all, in the language of the page it came from. */
export function refuseForm(request: Request, status: 400 | 405 | 413 | 415): Response {
  const asked = { locale: getPageLocale(request), isPage: wantsPage(request) };
  return toFormResponse({ outcome: 'failed', status }, asked);
}
