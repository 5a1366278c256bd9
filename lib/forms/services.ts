import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { LRUCache } from 'lru-cache';
import { countEvents } from '@/lib/analytics';
import { getEnv } from '@/lib/env';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { toRateLimit, type RateLimit } from '@/lib/http/rate-limit';
import { submitLead } from '@/lib/leads';
import type { OnRefusal, SubmitResult } from '@/lib/leads/delivery';
import type { NewLead } from '@/lib/leads/types';
import { getLocalSecret } from '@/lib/local-secret';
import { getRedisLink, type RedisClient, type RedisLink } from '@/lib/redis';
import { askToConfirm } from './alerts';
import { isHuman } from './recaptcha';

/** Beyond this, the oldest are forgotten, and could be used again. */
const MAX_ENTRIES = 100_000;
const REDIS_PREFIX = 'forms:spent:';

/** What a token was used for, and for how many milliseconds that must be remembered. */
type Use = { key: string; restMs: number };

/** Whether a token is used for the first time, was used before for the same purpose, or for another. */
type SpendResult = 'first' | 'repeat' | 'used';

/** Marks a token as used. */
type SpendToken = (id: string, use: Use) => Promise<SpendResult>;

const toResult = (known: string, key: string): SpendResult => (known === key ? 'repeat' : 'used');

/** Remembers used tokens in Redis for all instances; in this process without Redis, and while it is down. */
export function createSpentTokens(link: RedisLink | null): SpendToken {
  const uses = new LRUCache<string, string>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: () => 1,
  });
  return async (id, { key, restMs }) => {
    const ttl = Math.max(1, Math.ceil(restMs));
    const shared = await link?.run(async (client) => {
      const expiration = { type: 'PX', value: ttl } as const;
      const isFirst = await client.set(REDIS_PREFIX + id, key, { condition: 'NX', expiration });
      return isFirst ? 'first' : toResult(String(await client.get(REDIS_PREFIX + id)), key);
    });
    if (shared === 'used' || shared === 'repeat') return shared;
    // Redis does not know what was used here while it was down.
    const known = uses.get(id);
    if (known !== undefined) return toResult(known, key);
    uses.set(id, key, { ttl });
    return 'first';
  };
}

/** The rate-limit window, which begins with a key's first use. */
const WINDOW_SECONDS = 600;

/** Counts in Redis for all instances; in this process without Redis, and while it is down. */
export function createRateLimit(name: string, max: number, client?: RedisClient): RateLimit {
  const options = { keyPrefix: `forms:limit:${name}`, points: max, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  return toRateLimit(
    client
      ? new RateLimiterRedis({
          ...options,
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memory,
        })
      : memory,
  );
}

/** Posts that a network may send for each that a client may. */
const NETWORK_SHARE = 5;
/** Form tokens and questions per client. */
const TOKENS_MAX = 60;

export type FormServices = {
  submit: (lead: NewLead, onRefusal?: OnRefusal) => Promise<SubmitResult>;
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
  const secret = env.FORMS_SECRET ?? getLocalSecret('forms-secret');
  const limitClient = createRateLimit('client', env.FORMS_RATE_LIMIT, client);
  return {
    submit: async (lead, onRefusal) => {
      if (lead.form === 'alerts') {
        // Nobody may fill a stranger's mailbox.
        const waitSeconds = await limitClient(`mail:${String(lead.payload.email)}`);
        return waitSeconds > 0 ? 'limited' : askToConfirm(lead, secret);
      }
      const result = await submitLead(lead, onRefusal);
      if (result === 'delivered' || result === 'kept') {
        void countEvents([{ name: 'form-send', subject: lead.form, locale: lead.locale }]);
      }
      return result;
    },
    limits: {
      client: limitClient,
      network: createRateLimit('network', env.FORMS_RATE_LIMIT * NETWORK_SHARE, client),
      everyone: createRateLimit('everyone', env.FORMS_GLOBAL_RATE_LIMIT, client),
      tokens: createRateLimit('tokens', TOKENS_MAX, client),
    },
    spend: createSpentTokens(link),
    siteUrl: env.SITE_URL,
    secret,
    isHuman: secretKey ? (token) => isHuman(fetch, secretKey, token) : null,
    needsToken: env.RECAPTCHA_SITE_KEY !== undefined,
  };
}

export const getFormServices = (): Promise<FormServices> =>
  getGlobalSingleton('forms', createServices);
