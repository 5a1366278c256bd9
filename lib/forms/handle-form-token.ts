import { toAddressKey } from '@/lib/http/address-key';
import { toFormResponse } from './answers';
import { toLimited } from './submit-form';
import { getClientAddress, getPageLocale, isSameOrigin } from './origin';
import { isFormKind } from './schemas';
import type { FormServices } from './services';
import { issueFormToken } from './form-token';

/** The response to a script that begins a form. */
export type FormTokenAnswer = {
  formToken: string;
  /** Public reCAPTCHA key, if the site uses reCAPTCHA. */
  siteKey?: string;
};

/** Issues a form token for the form that the query names, such as `?form=contact`; 400 for an unknown one. */
export async function handleFormToken(
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
  const waitSeconds = await services.limits.formTokens(`form-token:${address}`);
  if (waitSeconds > 0) return toFormResponse(toLimited(waitSeconds), asked);
  const now = (services.now ?? Date.now)();
  const answer: FormTokenAnswer = {
    formToken: issueFormToken({ kind, address }, services.secret, now),
    siteKey,
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
