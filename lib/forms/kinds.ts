import type * as z from 'zod/mini';
import type { alertsForm } from './schemas/alerts';
import type { contactForm } from './schemas/contact-form';
import type { enterpriseForm } from './schemas/enterprise';
import type { contactModal, errorReport, subscribeForm } from './schemas/short-forms';

/** The validated values of each form. */
export type FormValues = {
  message: z.output<typeof contactModal>;
  contact: z.output<typeof contactForm>;
  enterprise: z.output<typeof enterpriseForm>;
  subscribe: z.output<typeof subscribeForm>;
  'error-report': z.output<typeof errorReport>;
  alerts: z.output<typeof alertsForm>;
};

/** The last segment of the URL that a form is sent to. */
export type FormKind = keyof FormValues;

export const FORM_KINDS: readonly FormKind[] = [
  'message',
  'contact',
  'enterprise',
  'subscribe',
  'error-report',
  'alerts',
];

export const getFormAction = (kind: FormKind): string => `/api/forms/${kind}/`;

/** Fields that accompany every form; a form's own fields never have these names. */
export const EXTRA_FIELDS = {
  /** Language of the response. */
  locale: 'formLocale',
  /** Identifies a draft, so that sending it twice creates one lead. */
  draft: 'formDraft',
  /** URL of the page. */
  page: 'formPage',
  /** The site's own signed token, which a script fetches. */
  formToken: 'formToken',
  /** The equivalent for a plain form: the token of its question, and the answer. */
  question: 'formQuestion',
  answer: 'formAnswer',
  /** reCAPTCHA's token. */
  captchaToken: 'captchaToken',
  /** Honeypot: hidden from people, so only bots fill it in. */
  honeypot: 'website',
} as const;
