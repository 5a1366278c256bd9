export type Area = 'local' | 'session';

// Inside each try: where storage is forbidden, already naming it throws.
const getStorage = (area: Area): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** The text under a name; null when there is none, or storage is forbidden. */
export function readEntry(area: Area, name: string): string | null {
  try {
    return getStorage(area).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text and says whether that worked: storage may be forbidden or full. */
export function writeEntry(area: Area, name: string, text: string): boolean {
  try {
    getStorage(area).setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function removeEntry(area: Area, name: string): void {
  try {
    getStorage(area).removeItem(name);
  } catch {
    // What cannot be reached holds nothing of the site's.
  }
}

/** The object stored as JSON under a name; null for anything else that stands there. */
export function readObject(area: Area, name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readEntry(area, name) ?? '');
    return value && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
