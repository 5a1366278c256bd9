import type { FormAnswer } from '@/lib/forms/form-answer';
import { EXTRA_FIELDS, getFormAction, type FormKind } from '@/lib/forms/kinds';
import type { TicketAnswer } from '@/lib/forms/handle-ticket';
import { MIN_FILL_MS, TICKET_LIFE_MS } from '@/lib/forms/limits';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';

type Ticket = TicketAnswer & { receivedAt: number };

/** Beyond the server's own measure, since its clock started before the answer arrived. */
const MARGIN_MS = 100;
/** Ahead of the end of a ticket's life, so that none ends on its way. */
const RENEW_MS = TICKET_LIFE_MS - 3_600_000;
const tickets = new Map<FormKind, Promise<Ticket>>();

class LimitedError extends Error {}

async function fetchTicket(kind: FormKind): Promise<Ticket> {
  const response = await fetch(`/api/forms/ticket/?form=${kind}`, { cache: 'no-store' });
  if (response.status === 429) throw new LimitedError();
  if (!response.ok) throw new Error(`The ticket was answered ${response.status}`);
  return { ...((await response.json()) as TicketAnswer), receivedAt: Date.now() };
}

/** Has the site note that a form was begun, and say how reCAPTCHA knows it; called when one is first used. */
export function beginForm(kind: FormKind): Promise<Ticket> {
  const known = tickets.get(kind);
  if (known) return known;
  const fetched = fetchTicket(kind).catch((error: unknown) => {
    tickets.delete(kind);
    throw error;
  });
  tickets.set(kind, fetched);
  return fetched;
}

async function getTicket(kind: FormKind): Promise<Ticket> {
  let current = await beginForm(kind);
  if (Date.now() - current.receivedAt > RENEW_MS) {
    tickets.delete(kind);
    current = await beginForm(kind);
  }
  // Whoever is quicker than the site believes a person to be waits here instead of being turned away.
  const rest = current.receivedAt + MIN_FILL_MS + MARGIN_MS - Date.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return current;
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

async function post(kind: FormKind, body: Record<string, unknown>): Promise<FormAnswer> {
  const held = await getTicket(kind);
  // Sending uses it up, whether or not an answer arrives.
  tickets.delete(kind);
  const response = await fetch(getFormAction(kind), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, [EXTRA_FIELDS.ticket]: held.ticket }),
  });
  const answer = (await response.json()) as FormAnswer;
  // A form with wrong fields leaves it as it was.
  if (answer.outcome === 'check') tickets.set(kind, Promise.resolve(held));
  return answer;
}

/** Sends a form once and says how it ended; never rejects. */
export async function sendForm(sending: Sending): Promise<FormAnswer> {
  const { kind, values, locale, words, draft, getToken } = sending;
  try {
    await getTicket(kind);
    const token = await getToken().catch(() => null);
    if (token === null) return toAnswer(words, 'limited');
    const body = {
      ...values,
      [EXTRA_FIELDS.locale]: locale,
      [EXTRA_FIELDS.draft]: draft,
      [EXTRA_FIELDS.page]: window.location.pathname,
      [EXTRA_FIELDS.token]: token,
    };
    const answer = await post(kind, body);
    // The ticket lapsed, or was fetched in another network: nothing that the visitor could mend.
    return answer.isStale ? await post(kind, body) : answer;
  } catch (error) {
    return toAnswer(words, error instanceof LimitedError ? 'limited' : 'failed');
  }
}
