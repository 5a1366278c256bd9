import type { RateLimit } from '@/lib/http/rate-limit';
import type { SubmitResult } from '@/lib/leads/delivery';
import type { NewLead } from '@/lib/leads/types';
import type { SpendToken } from './spent-tokens';

type FormLimits = {
  /** Posts of one form by one client, including invalid ones, because checking is expensive. */
  attempts: RateLimit;
  /** Posts of one form by one client. */
  client: RateLimit;
  /** The same by network, because one customer may have many of its addresses. */
  network: RateLimit;
  /** Posts of one form by everyone; counts only those about to become leads. */
  form: RateLimit;
  /**
   * Posts of one form that pass once its limit is used up: per network, per block of networks, the first ones of each
   * block, and in total.
   */
  reserve: { network: RateLimit; block: RateLimit; first: RateLimit; form: RateLimit };
  /** Questions for one client. */
  questions: RateLimit;
  /** Form tokens for one client. */
  formTokens: RateLimit;
};

export type FormServices = {
  submit: (lead: NewLead) => Promise<SubmitResult>;
  limits: FormLimits;
  spend: SpendToken;
  siteUrl: string;
  secret: string;
  /** Asks reCAPTCHA about a token; null if the provider does that, or the site does without. */
  isHuman: ((token: string) => Promise<boolean>) | null;
  /** True if the browser must get a token from reCAPTCHA. */
  needsToken: boolean;
  now?: () => number;
};
