import { getFirstFaults } from '@/lib/forms/first-faults';
import type { FormKind } from '@/lib/forms/kinds';
import type { FormWords } from '@/lib/i18n/form-words';

type Faults = Record<string, { type: string; message: string }>;

const load = () => import('@/lib/forms/schemas');

/** Fetches what forms are checked by, which only those need that are being filled in. */
export const prepareCheck = () => void load().catch(() => undefined);

/** What is wrong with each field, in words; nothing where that cannot be found out here: the server checks it too. */
export async function findFaults(
  kind: FormKind,
  values: unknown,
  words: FormWords,
): Promise<Faults> {
  const loaded = await load().catch(() => null);
  const result = loaded?.SCHEMAS[kind].safeParse(values);
  const faults = result?.error ? getFirstFaults(result.error) : {};
  return Object.fromEntries(
    Object.entries(faults).map(([name, key]) => [
      name,
      { type: 'schema', message: words.faults[key] },
    ]),
  );
}
