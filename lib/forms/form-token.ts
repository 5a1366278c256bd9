import { MIN_FILL_MS, FORM_TOKEN_LIFE_MS } from './limits';
import { issueToken, validateSignedToken, type Holder, type TokenRules } from './signed-token';

const RULES: TokenRules = {
  purpose: 'form',
  minAgeMs: MIN_FILL_MS,
  maxAgeMs: FORM_TOKEN_LIFE_MS,
};

/** A token that says when a script began a form, which form and for whom, and that this site said so. */
export const issueFormToken = (holder: Holder, secret: string, now: number): string =>
  issueToken(RULES, holder, { secret, now });

/** Checks a form token, but not whether it was used, which `SpendToken` knows. */
export const validateFormToken = (formToken: string, holder: Holder, secret: string, now: number) =>
  validateSignedToken(formToken, RULES, holder, { secret, now });
