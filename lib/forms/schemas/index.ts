import type * as z from 'zod/mini';
import type { FieldErrorKey } from '@/lib/i18n/form-messages';
import type { FormKind, FormValues } from '../kinds';
import { alertsForm } from './alerts';
import { contactForm } from './contact-form';
import { enterpriseForm } from './enterprise';
import { contactModal, errorReport, subscribeForm } from './short-forms';

/** The schema of each form, shared by browser and server. */
export const SCHEMAS: { readonly [K in FormKind]: z.ZodMiniType<FormValues[K], unknown> } = {
  message: contactModal,
  contact: contactForm,
  enterprise: enterpriseForm,
  subscribe: subscribeForm,
  'error-report': errorReport,
  alerts: alertsForm,
};

export const isFormKind = (value: string): value is FormKind => Object.hasOwn(SCHEMAS, value);

/** Returns the message key of each field's first schema error. */
export function getFirstFieldErrors({ issues }: z.core.$ZodError): Record<string, FieldErrorKey> {
  const fieldErrors: Record<string, FieldErrorKey> = {};
  for (const { path, message } of issues) {
    fieldErrors[String(path[0] ?? 'form')] ??= message as FieldErrorKey;
  }
  return fieldErrors;
}
