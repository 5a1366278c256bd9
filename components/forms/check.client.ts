import { getFirstFieldErrors } from '@/lib/forms/first-field-errors';
import type { FormKind } from '@/lib/forms/kinds';
import type { FormMessages } from '@/lib/i18n/form-messages';

type FieldErrors = Record<string, { type: string; message: string }>;

const load = () => import('@/lib/forms/schemas');

/** Fetches what forms are checked by, which only those need that are being filled in. */
export const prepareCheck = () => void load().catch(() => undefined);

/** What is wrong with each field, in words; nothing where that cannot be found out here: the server checks it too. */
export async function findFaults(
  kind: FormKind,
  values: unknown,
  messages: FormMessages,
): Promise<FieldErrors> {
  const loaded = await load().catch(() => null);
  const result = loaded?.SCHEMAS[kind].safeParse(values);
  const fieldErrors = result?.error ? getFirstFieldErrors(result.error) : {};
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, key]) => [
      name,
      { type: 'schema', message: messages.fieldErrors[key] },
    ]),
  );
}
