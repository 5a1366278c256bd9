import { openClient } from '@/lib/cache/redis-client.mjs';
import { RedisLink } from '@/lib/cache/redis-link.mjs';
import { getEnv } from '@/lib/env';
import { submitLead } from '@/lib/leads';
import { getProcessWide } from '@/lib/process-wide';
import { handleForm, refuseForm, type FormServices } from './handle';
import { createMemoryLimit, createRedisLimit } from './rate-limit';
import { isHuman } from './recaptcha';
import { isFormKind } from './schemas';
import { getMachineSecret } from './secret';
import { issueTicket } from './ticket';

function createServices(): FormServices {
  const env = getEnv();
  const { FORMS_RATE_LIMIT: max, REDIS_URL, RECAPTCHA_SECRET_KEY: secretKey } = env;
  return {
    submit: submitLead,
    limit: REDIS_URL
      ? createRedisLimit(max, new RedisLink(() => openClient(REDIS_URL), 'Form limits'))
      : createMemoryLimit(max),
    siteUrl: env.SITE_URL,
    secret: env.FORMS_SECRET ?? getMachineSecret(),
    isHuman: secretKey ? (token) => isHuman(fetch, secretKey, token) : null,
    needsToken: env.RECAPTCHA_SITE_KEY !== undefined,
  };
}

const getServices = () => getProcessWide('forms', createServices);

/** Answers a form that was sent to the address of its kind; an unknown kind is missing. */
export async function answerForm(kind: string, request: Request): Promise<Response> {
  if (!isFormKind(kind)) return new Response(null, { status: 404 });
  return handleForm(kind, request, getServices());
}

/** Answers whoever does not send a form where forms are sent to. */
export const refuseMethod = (request: Request): Response => refuseForm(request, 405);

/** A token for a form that is being begun, and the public key of reCAPTCHA where the site uses it. */
export function answerTicket(): Response {
  const ticket = issueTicket(getServices().secret, Date.now());
  const siteKey = getEnv().RECAPTCHA_SITE_KEY;
  return Response.json({ ticket, siteKey }, { headers: { 'cache-control': 'no-store' } });
}
