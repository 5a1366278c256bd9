import { toAddressKey } from '@/lib/http/address-key';
import { toFormResponse, toLimited } from './answers';
import { MIN_FILL_MS, FORM_TOKEN_LIFE_MS } from './limits';
import { getClientAddress, getPageLocale, isSameOrigin } from './origin';
import type { FormTokenAnswer } from './outcomes';
import { isFormKind } from './schemas';
import type { FormServices } from './services';
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

/** Issues a form token for the form that the query names, such as `?form=contact`; 400 for an unknown one. */
export async function answerFormTokenRequest(
  request: Request,
  services: FormServices,
  siteKey: string | undefined,
): Promise<Response> {
  const asked = { locale: getPageLocale(request), isPage: false };
  const kind = new URL(request.url).searchParams.get('form') ?? '';
  if (!isFormKind(kind)) return toFormResponse({ outcome: 'failed', status: 400 }, asked);
  if (!isSameOrigin(request, services.siteUrl)) {
    return toFormResponse({ outcome: 'failed', status: 403 }, asked);
  }
  const address = toAddressKey(getClientAddress(request));
  const waitSeconds = await services.limits.tokens(address);
  if (waitSeconds > 0) return toFormResponse(toLimited(waitSeconds), asked);
  const now = (services.now ?? Date.now)();
  const answer: FormTokenAnswer = {
    formToken: issueFormToken({ kind, address }, services.secret, now),
    ...(siteKey && { siteKey }),
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
