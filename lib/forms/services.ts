import { getEnv } from '@/lib/env';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { submitLead } from '@/lib/leads';
import type { SubmitResult } from '@/lib/leads/delivery';
import type { NewLead } from '@/lib/leads/types';
import { getLocalSecret } from '@/lib/local-secret';
import { getRedisLink } from '@/lib/redis';
import { createRateLimit, type RateLimit } from './rate-limit';
import { isHuman } from './recaptcha';
import { createSpentTokens, type SpendToken } from './spent-tokens';

/** Posts that a network may send for each that a client may. */
const NETWORK_SHARE = 5;
/** Form tokens and questions per client. */
const TOKENS_MAX = 60;

export type FormServices = {
  submit: (lead: NewLead) => Promise<SubmitResult>;
  /** All of them count within ten minutes. */
  limits: {
    /** Posts of one form by one client. */
    client: RateLimit;
    /** The same by network, because one customer may have many of its addresses. */
    network: RateLimit;
    /** Posts of one form by everyone; counts only those about to become leads. */
    everyone: RateLimit;
    /** Form tokens and questions for one client. */
    tokens: RateLimit;
  };
  spend: SpendToken;
  siteUrl: string;
  secret: string;
  /** Asks reCAPTCHA about a token; null if the provider does that, or the site does without. */
  isHuman: ((token: string) => Promise<boolean>) | null;
  /** True if the browser must get a token from reCAPTCHA. */
  needsToken: boolean;
  now?: () => number;
};

async function createServices(): Promise<FormServices> {
  const env = getEnv();
  const secretKey = env.RECAPTCHA_SECRET_KEY;
  const link = getRedisLink();
  const client = await link?.getClient();
  return {
    submit: submitLead,
    limits: {
      client: createRateLimit('client', env.FORMS_RATE_LIMIT, client),
      network: createRateLimit('network', env.FORMS_RATE_LIMIT * NETWORK_SHARE, client),
      everyone: createRateLimit('everyone', env.FORMS_GLOBAL_RATE_LIMIT, client),
      tokens: createRateLimit('tokens', TOKENS_MAX, client),
    },
    spend: createSpentTokens(link),
    siteUrl: env.SITE_URL,
    secret: env.FORMS_SECRET ?? getLocalSecret('forms-secret'),
    isHuman: secretKey ? (token) => isHuman(fetch, secretKey, token) : null,
    needsToken: env.RECAPTCHA_SITE_KEY !== undefined,
  };
}

export const getFormServices = (): Promise<FormServices> =>
  getGlobalSingleton('forms', createServices);
