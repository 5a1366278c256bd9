import type * as z from 'zod/mini';
import type { contactForm } from './schemas/contact-form';
import type { contactModal } from './schemas/contact-modal';
import type { enterpriseForm } from './schemas/enterprise';
import type { errorReport } from './schemas/error-report';
import type { subscribeForm } from './schemas/subscribe';

/** What each form says once it was checked. */
export type FormValues = {
  message: z.output<typeof contactModal>;
  contact: z.output<typeof contactForm>;
  enterprise: z.output<typeof enterpriseForm>;
  subscribe: z.output<typeof subscribeForm>;
  'error-report': z.output<typeof errorReport>;
};

/** The end of the address that a form is sent to. */
export type FormKind = keyof FormValues;

export const FORM_KINDS: readonly FormKind[] = [
  'message',
  'contact',
  'enterprise',
  'subscribe',
  'error-report',
];

export const getFormAction = (kind: FormKind): string => `/api/forms/${kind}/`;

/** Fields that go with every form beside its own; the form's own fields never have these names. */
export const EXTRA_FIELDS = {
  /** Language of the answer. */
  locale: 'formLocale',
  /** Names one draft, so that sending it twice is one lead. */
  draft: 'formDraft',
  /** Address of the page. */
  page: 'formPage',
  /** The site's own signed token, which a script fetches. */
  formToken: 'formToken',
  /** The same for a plain form: the token of the question that it was asked, and the answer. */
  question: 'formQuestion',
  answer: 'formAnswer',
  /** reCAPTCHA's token. */
  captchaToken: 'captchaToken',
  /** Hidden from people; what fills it in is no person. */
  honeypot: 'website',
} as const;
