import { MIN_FILL_MS, TICKET_LIFE_MS } from './limits';
import { issueToken, judgeToken, type Holder, type TokenRules } from './signed-token';

const RULES: TokenRules = {
  purpose: 'ticket',
  minAgeMs: MIN_FILL_MS,
  maxAgeMs: TICKET_LIFE_MS,
};

/** A token that says when a script began a form, which form and for whom, and that this site said so. */
export const issueTicket = (holder: Holder, secret: string, now: number): string =>
  issueToken(RULES, holder, { secret, now });

/** Judges a ticket but for whether it was used, which `SpendToken` knows. */
export const judgeTicket = (ticket: string, holder: Holder, secret: string, now: number) =>
  judgeToken(ticket, RULES, holder, { secret, now });
