import { getEnv } from '@/lib/env';
import { answerAlerts } from './alerts';
import { answerFormTokenRequest } from './form-token';
import { handleForm, refuseForm } from './handle';
import { isFormKind } from './schemas';
import { getFormServices } from './services';

/** Responds to a form posted to the URL of its kind; an unknown kind is not found. */
export async function answerForm(kind: string, request: Request): Promise<Response> {
  if (!isFormKind(kind)) return new Response(null, { status: 404 });
  return handleForm(kind, request, await getFormServices());
}

/** Rejects requests that do not post a form to a form's URL. */
export const refuseMethod = (request: Request): Response => refuseForm(request, 405);

/** Responds to a script that begins a form with a form token, and with reCAPTCHA's public key if the site uses it. */
export const answerFormToken = async (request: Request): Promise<Response> =>
  answerFormTokenRequest(request, await getFormServices(), getEnv().RECAPTCHA_SITE_KEY);

/** Responds to the links of the mail that a subscription to alerts begins with. */
export const answerAlertsLink = async (action: string, request: Request): Promise<Response> =>
  answerAlerts(action, request, (await getFormServices()).secret);
