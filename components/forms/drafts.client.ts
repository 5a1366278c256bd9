import type { FormKind } from '@/lib/forms/kinds';

type Draft<V> = { id: string; values: Partial<V> };

const toKey = (kind: FormKind) => `draft:${kind}`;

/** What was written into a form and not sent, with the name that its sending goes by. */
export function readDraft<V>(kind: FormKind): Draft<V> {
  try {
    const stored = window.sessionStorage.getItem(toKey(kind));
    if (stored) return JSON.parse(stored) as Draft<V>;
  } catch {
    // Storage is forbidden or holds something else: the form starts blank.
  }
  return { id: crypto.randomUUID(), values: {} };
}

export function writeDraft<V>(kind: FormKind, draft: Draft<V>) {
  try {
    window.sessionStorage.setItem(toKey(kind), JSON.stringify(draft));
  } catch {
    // Nothing is lost but the safety net.
  }
}

export function clearDraft(kind: FormKind) {
  try {
    window.sessionStorage.removeItem(toKey(kind));
  } catch {
    // As above.
  }
}
