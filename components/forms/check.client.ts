import type { FormKind } from '@/lib/forms/kinds';
import type { FormMessages } from '@/lib/i18n/form-messages';

type FieldErrors = Record<string, { type: string; message: string }>;

const load = () => import('@/lib/forms/schemas');

/** Loads the validation code, which only forms in use need. */
export const prepareCheck = () => void load().catch(() => undefined);

/**
 * Returns the error message of each field; none if that cannot be determined here, because the server validates too.
 */
export async function findFaults(
  kind: FormKind,
  values: unknown,
  messages: FormMessages,
): Promise<FieldErrors> {
  const loaded = await load().catch(() => null);
  if (!loaded) return {};
  const { error } = loaded.SCHEMAS[kind].safeParse(values);
  const fieldErrors = error ? loaded.getFirstFieldErrors(error) : {};
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, key]) => [
      name,
      { type: 'schema', message: messages.fieldErrors[key] },
    ]),
  );
}
