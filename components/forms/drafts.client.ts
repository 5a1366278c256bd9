import type { FormKind } from '@/lib/forms/kinds';
import { DRAFT_PREFIX } from '@/lib/storage/entries';
import { readObject, removeEntry, writeEntry } from '@/lib/storage/web-storage';

type Draft<V> = { id: string; values: Partial<V> };

const toKey = (kind: FormKind) => DRAFT_PREFIX + kind;

/** What was written into a form and not sent, with the name that its sending goes by. */
export function readDraft<V>(kind: FormKind): Draft<V> {
  const { id, values } = readObject('session', toKey(kind)) ?? {};
  // Anything but a draft lets the form start blank.
  const isDraft = typeof id === 'string' && values !== null && typeof values === 'object';
  return isDraft ? { id, values: values as Partial<V> } : { id: crypto.randomUUID(), values: {} };
}

export function writeDraft<V>(kind: FormKind, draft: Draft<V>) {
  writeEntry('session', toKey(kind), JSON.stringify(draft));
}

export const clearDraft = (kind: FormKind) => removeEntry('session', toKey(kind));
