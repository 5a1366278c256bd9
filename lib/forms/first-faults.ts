import type * as z from 'zod/mini';
import type { FaultKey } from '@/lib/i18n/form-words';

/** The first fault of each field that a schema complains of, as the key of its words. */
export function getFirstFaults({ issues }: z.core.$ZodError): Record<string, FaultKey> {
  const faults: Record<string, FaultKey> = {};
  for (const { path, message } of issues) {
    faults[String(path[0] ?? 'form')] ??= message as FaultKey;
  }
  return faults;
}
