import type * as z from 'zod/mini';
import type { FormKind, FormValues } from '../kinds';
import { contactForm } from './contact-form';
import { contactModal } from './contact-modal';
import { enterpriseForm } from './enterprise';
import { errorReport } from './error-report';
import { subscribeForm } from './subscribe';

/** The schema of each form, shared by browser and server. */
export const SCHEMAS: { readonly [K in FormKind]: z.ZodMiniType<FormValues[K], unknown> } = {
  message: contactModal,
  contact: contactForm,
  enterprise: enterpriseForm,
  subscribe: subscribeForm,
  'error-report': errorReport,
};

export const isFormKind = (value: string): value is FormKind => Object.hasOwn(SCHEMAS, value);
