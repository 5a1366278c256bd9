import type { FormAnswer } from '@/lib/forms/outcomes';
import { EXTRA_FIELDS, getFormAction, type FormKind } from '@/lib/forms/kinds';
import type { FormTokenAnswer } from '@/lib/forms/outcomes';
import { MIN_FILL_MS, FORM_TOKEN_LIFE_MS } from '@/lib/forms/limits';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { countEvent } from '@/stores/counts';

type FormToken = FormTokenAnswer & { receivedAt: number };

/** Added to the server's minimum, because its clock started before its response arrived. */
const MARGIN_MS = 100;
/** Before the end of a form token's life, so that none expires in transit. */
const RENEW_MS = FORM_TOKEN_LIFE_MS - 3_600_000;
const formTokens = new Map<FormKind, Promise<FormToken>>();

class LimitedError extends Error {}

async function fetchFormToken(kind: FormKind): Promise<FormToken> {
  const response = await fetch(`/api/forms/token/?form=${kind}`, { cache: 'no-store' });
  if (response.status === 429) throw new LimitedError();
  if (!response.ok) throw new Error(`The form token was answered ${response.status}`);
  return { ...((await response.json()) as FormTokenAnswer), receivedAt: Date.now() };
}

/** Tells the site that a form was begun, and gets its reCAPTCHA key; called on first use. */
export function beginForm(kind: FormKind): Promise<FormToken> {
  const known = formTokens.get(kind);
  if (known) return known;
  countEvent('form-start', kind);
  const fetched = fetchFormToken(kind).catch((error: unknown) => {
    formTokens.delete(kind);
    throw error;
  });
  formTokens.set(kind, fetched);
  return fetched;
}

async function getFormToken(kind: FormKind): Promise<FormToken> {
  let current = await beginForm(kind);
  if (Date.now() - current.receivedAt > RENEW_MS) {
    formTokens.delete(kind);
    current = await beginForm(kind);
  }
  // Anyone faster than the site considers human waits here instead of being rejected.
  const rest = current.receivedAt + MIN_FILL_MS + MARGIN_MS - Date.now();
  // No longer than that either, if the clock was set back meanwhile.
  const waitMs = Math.min(rest, MIN_FILL_MS + MARGIN_MS);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  return current;
}

export type Sending = {
  kind: FormKind;
  values: Record<string, unknown>;
  locale: Locale;
  messages: FormMessages;
  draft: string;
  /** Gets a token from reCAPTCHA; rejects if that is impossible. */
  getToken: () => Promise<string>;
};

const toAnswer = (messages: FormMessages, outcome: 'failed' | 'limited'): FormAnswer => ({
  outcome,
  ...messages.results[outcome],
});

async function post(kind: FormKind, body: Record<string, unknown>): Promise<FormAnswer> {
  const held = await getFormToken(kind);
  // Submission uses it up, whether or not a response arrives.
  formTokens.delete(kind);
  const response = await fetch(getFormAction(kind), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, [EXTRA_FIELDS.formToken]: held.formToken }),
  });
  const answer = (await response.json()) as FormAnswer;
  // A form with invalid fields does not use it up.
  if (answer.outcome === 'check') formTokens.set(kind, Promise.resolve(held));
  return answer;
}

type Fields = Record<string, unknown>;

/**
 * Submits a form as the browser does itself, to the page that asks a question in place of reCAPTCHA, which is
 * unreachable for some visitors. Resolves when they come back to the form.
 */
function askQuestion(kind: FormKind, fields: Fields): Promise<void> {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: getFormAction(kind), hidden: true });
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) {
      const text = typeof value === 'boolean' ? (value ? 'on' : '') : String(value);
      form.append(Object.assign(document.createElement('input'), { name, value: text }));
    }
  }
  document.body.append(form);
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
  form.submit();
  form.remove();
  return isBack;
}

/** Sends a form once and returns the outcome; never rejects. */
export async function sendForm(sending: Sending): Promise<FormAnswer> {
  const { kind, values, locale, messages, draft, getToken } = sending;
  try {
    await getFormToken(kind);
    const token = await getToken().catch(() => null);
    const fields = {
      ...values,
      [EXTRA_FIELDS.locale]: locale,
      [EXTRA_FIELDS.draft]: draft,
      [EXTRA_FIELDS.page]: window.location.pathname,
    };
    if (token === null) {
      await askQuestion(kind, fields);
      return toAnswer(messages, 'failed');
    }
    const body = { ...fields, [EXTRA_FIELDS.captchaToken]: token };
    const answer = await post(kind, body);
    // The form token expired, or was fetched in another network: the visitor cannot fix that.
    return answer.isStale ? await post(kind, body) : answer;
  } catch (error) {
    return toAnswer(messages, error instanceof LimitedError ? 'limited' : 'failed');
  }
}
