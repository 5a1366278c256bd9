import type * as z from 'zod/mini';
import type { FieldErrorKey } from '@/lib/i18n/form-messages';

/** Returns the message key of each field's first schema error. */
export function getFirstFieldErrors({ issues }: z.core.$ZodError): Record<string, FieldErrorKey> {
  const fieldErrors: Record<string, FieldErrorKey> = {};
  for (const { path, message } of issues) {
    fieldErrors[String(path[0] ?? 'form')] ??= message as FieldErrorKey;
  }
  return fieldErrors;
}
