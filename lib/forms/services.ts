import type { RateLimit } from '@/lib/http/rate-limit';
import type { SubmitResult } from '@/lib/leads/submit-result';
import type { NewLead } from '@/lib/leads/types';
import type { SpendToken } from './spent-tokens';

type FormLimits = {
  /** Posts of one form by one client, faulty ones too, since checking them costs. */
  attempts: RateLimit;
  /** Posts of one form by one client. */
  client: RateLimit;
  /** The same by the network of a client, of whose addresses one customer may have many. */
  network: RateLimit;
  /** Posts of one form by everybody, of those that are about to become leads. */
  form: RateLimit;
  /**
   * Posts of one form that pass once its limit is used up: of each network and each block of networks; the first ones
   * of each block; and more of everybody.
   */
  reserve: { network: RateLimit; block: RateLimit; first: RateLimit; form: RateLimit };
  /** Questions that one client is asked. */
  questions: RateLimit;
  /** Form tokens that one client fetches. */
  formTokens: RateLimit;
};

export type FormServices = {
  submit: (lead: NewLead) => Promise<SubmitResult>;
  limits: FormLimits;
  spend: SpendToken;
  siteUrl: string;
  secret: string;
  /** Asks reCAPTCHA about a token; null when the site leaves that to the provider or does without. */
  isHuman: ((token: string) => Promise<boolean>) | null;
  /** True if the browser is to ask reCAPTCHA for a token. */
  needsToken: boolean;
  now?: () => number;
};
