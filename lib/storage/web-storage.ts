export type Area = 'local' | 'session';

// Called inside each try block: if storage is blocked, even accessing it throws.
const getStorage = (area: Area): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** Returns the text under a name; null if there is none, or storage is blocked. */
export function readEntry(area: Area, name: string): string | null {
  try {
    return getStorage(area).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text and returns whether that worked: storage may be blocked or full. */
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
    // Blocked storage contains nothing to remove.
  }
}

/** Returns the object stored as JSON under a name; null for anything else. */
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
