import type * as z from 'zod/mini';
import type { FieldErrorKey } from '@/lib/i18n/form-messages';

/** The first error of each field that a schema complains of, as the key of its words. */
export function getFirstFieldErrors({ issues }: z.core.$ZodError): Record<string, FieldErrorKey> {
  const fieldErrors: Record<string, FieldErrorKey> = {};
  for (const { path, message } of issues) {
    fieldErrors[String(path[0] ?? 'form')] ??= message as FieldErrorKey;
  }
  return fieldErrors;
}
