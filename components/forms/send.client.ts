import type { FormAnswer } from '@/lib/forms/answers';
import { EXTRA_FIELDS, getFormAction, type FormKind } from '@/lib/forms/kinds';
import { MIN_FILL_MS } from '@/lib/forms/limits';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';

type Answer = { ticket: string; siteKey?: string };
type Ticket = Answer & { receivedAt: number };

/** Beyond the server's own measure, since its clock started before the answer arrived. */
const MARGIN_MS = 100;
const RENEW_MS = 12 * 3_600_000;
let ticket: Promise<Ticket> | undefined;

async function fetchTicket(): Promise<Ticket> {
  const response = await fetch('/api/forms/ticket/', { cache: 'no-store' });
  return { ...((await response.json()) as Answer), receivedAt: Date.now() };
}

/** Has the site note that a form was begun, and say how reCAPTCHA knows it; called when one is first used. */
export function beginForm(): Promise<Ticket> {
  ticket ??= fetchTicket().catch((error: unknown) => {
    ticket = undefined;
    throw error;
  });
  return ticket;
}

async function getTicket(): Promise<string> {
  let current = await beginForm();
  if (Date.now() - current.receivedAt > RENEW_MS) {
    ticket = undefined;
    current = await beginForm();
  }
  // Whoever is quicker than the site believes a person to be waits here instead of being turned away.
  const rest = current.receivedAt + MIN_FILL_MS + MARGIN_MS - Date.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return current.ticket;
}

export type Sending = {
  kind: FormKind;
  values: Record<string, unknown>;
  locale: Locale;
  words: FormWords;
  draft: string;
  /** Asks reCAPTCHA for a token; rejects when there is none to be had. */
  getToken: () => Promise<string>;
};

const toAnswer = (words: FormWords, outcome: 'failed' | 'limited'): FormAnswer => ({
  outcome,
  ...words.results[outcome],
});

/** Sends a form once and says how it ended; never rejects. */
export async function sendForm(sending: Sending): Promise<FormAnswer> {
  const { kind, values, locale, words, draft, getToken } = sending;
  try {
    const ticket = await getTicket();
    const token = await getToken().catch(() => null);
    if (token === null) return toAnswer(words, 'limited');
    const body = {
      ...values,
      [EXTRA_FIELDS.locale]: locale,
      [EXTRA_FIELDS.draft]: draft,
      [EXTRA_FIELDS.page]: window.location.pathname,
      [EXTRA_FIELDS.ticket]: ticket,
      [EXTRA_FIELDS.token]: token,
    };
    const response = await fetch(getFormAction(kind), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as FormAnswer;
  } catch {
    return toAnswer(words, 'failed');
  }
}
