import type { FormKind } from '@/lib/forms/kinds';
import { DRAFT_PREFIX } from '@/lib/storage/entries';
import { readObject, removeEntry, writeEntry } from '@/lib/storage/web-storage';

type Draft<V> = { id: string; values: Partial<V> };

const toKey = (kind: FormKind) => DRAFT_PREFIX + kind;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns a random id; `crypto.randomUUID` is missing where a page comes over plain HTTP. */
export const createDraftId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const isLike = (value: unknown, sample: unknown) =>
  Array.isArray(sample)
    ? Array.isArray(value) && value.every(isText)
    : typeof value === typeof sample;

/**
 * Reads a form's unsent input, and the id of its submission. Only values with the type of a blank form's count: another
 * version of the site may have stored different ones.
 */
export function readDraft<V extends object>(kind: FormKind, blank: V): Draft<V> {
  const { id, values } = readObject('session', toKey(kind)) ?? {};
  // Anything but a draft leaves the form blank.
  if (!isText(id) || values === null || typeof values !== 'object')
    return { id: createDraftId(), values: {} };
  const stored = values as Record<string, unknown>;
  const sound = Object.entries(blank).flatMap(([name, sample]) =>
    isLike(stored[name], sample) ? [[name, stored[name]]] : [],
  );
  return { id, values: Object.fromEntries(sound) as Partial<V> };
}

export function writeDraft<V>(kind: FormKind, draft: Draft<V>) {
  writeEntry('session', toKey(kind), JSON.stringify(draft));
}

export const clearDraft = (kind: FormKind) => removeEntry('session', toKey(kind));
