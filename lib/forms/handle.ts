import { getErrorKind } from '@/lib/errors';
import { isLocale } from '@/lib/i18n/locales';
import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';
import { toFormResponse, toLimited } from './answers';
import { getExtra, readFormBody, wantsPage } from './body';
import type { Ask } from './bot-check';
import { toConfirmationPage } from './confirmation-page';
import { submitForm, type SentForm } from './submit-form';
import type { FormKind } from './kinds';
import { getClientAddress, getPageLocale } from './origin';
import { askQuestion } from './question';
import type { FormServices } from './services';

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
