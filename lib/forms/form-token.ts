import { MIN_FILL_MS, FORM_TOKEN_LIFE_MS } from './limits';
import { issueToken, validateSignedToken, type Holder, type TokenRules } from './signed-token';

const RULES: TokenRules = {
  purpose: 'form',
  minAgeMs: MIN_FILL_MS,
  maxAgeMs: FORM_TOKEN_LIFE_MS,
};

/** Issues a signed token that records when a script began a form, which form, and for whom. */
export const issueFormToken = (holder: Holder, secret: string, now: number): string =>
  issueToken(RULES, holder, { secret, now });

/** Validates a form token, but not whether it was used, which `SpendToken` tracks. */
export const validateFormToken = (formToken: string, holder: Holder, secret: string, now: number) =>
  validateSignedToken(formToken, RULES, holder, { secret, now });
