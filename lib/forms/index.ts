import { getEnv } from '@/lib/env';
import { submitLead } from '@/lib/leads';
import { getMachineSecret } from '@/lib/machine-secret';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { getRedisLink } from '@/lib/redis';
import { handleForm, refuseForm } from './handle';
import { handleFormToken } from './handle-form-token';
import {
  ATTEMPTS_SHARE,
  FORM_TOKENS_MAX,
  NETWORK_SHARE,
  QUESTIONS_MAX,
  RESERVE_BLOCK_MAX,
  RESERVE_FIRST_MAX,
  RESERVE_MAX,
  RESERVE_SHARE,
} from './limits';
import { createMemoryLimit, createRedisLimit } from './rate-limit';
import { isHuman } from './recaptcha';
import { isFormKind } from './schemas';
import type { FormServices } from './services';
import { createMemorySpending, createRedisSpending } from './spent-tokens';

function createServices(): FormServices {
  const env = getEnv();
  const secretKey = env.RECAPTCHA_SECRET_KEY;
  const link = getRedisLink();
  const createLimit = (max: number) =>
    link ? createRedisLimit(max, link) : createMemoryLimit(max);
  return {
    submit: submitLead,
    limits: {
      attempts: createLimit(env.FORMS_RATE_LIMIT * ATTEMPTS_SHARE),
      client: createLimit(env.FORMS_RATE_LIMIT),
      network: createLimit(env.FORMS_RATE_LIMIT * NETWORK_SHARE),
      form: createLimit(env.FORMS_GLOBAL_RATE_LIMIT),
      reserve: {
        network: createLimit(RESERVE_MAX),
        block: createLimit(RESERVE_BLOCK_MAX),
        first: createLimit(RESERVE_FIRST_MAX),
        form: createLimit(env.FORMS_GLOBAL_RATE_LIMIT * RESERVE_SHARE),
      },
      questions: createLimit(QUESTIONS_MAX),
      formTokens: createLimit(FORM_TOKENS_MAX),
    },
    spend: link ? createRedisSpending(link) : createMemorySpending(),
    siteUrl: env.SITE_URL,
    secret: env.FORMS_SECRET ?? getMachineSecret('forms-secret'),
    isHuman: secretKey ? (token) => isHuman(fetch, secretKey, token) : null,
    needsToken: env.RECAPTCHA_SITE_KEY !== undefined,
  };
}

const getServices = () => getGlobalSingleton('forms', createServices);

/** Responds to a form posted to the URL of its kind; an unknown kind is not found. */
export async function answerForm(kind: string, request: Request): Promise<Response> {
  if (!isFormKind(kind)) return new Response(null, { status: 404 });
  return handleForm(kind, request, getServices());
}

/** Rejects requests that do not post a form to a form's URL. */
export const refuseMethod = (request: Request): Response => refuseForm(request, 405);

/** Responds to a script that begins a form with a form token, and with reCAPTCHA's public key if the site uses it. */
export const answerFormToken = (request: Request): Promise<Response> =>
  handleFormToken(request, getServices(), getEnv().RECAPTCHA_SITE_KEY);
