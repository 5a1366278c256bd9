import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';

/** The addresses, without language prefix, of the pages that each language has. */
export type LocalePaths = Readonly<Record<Locale, ReadonlySet<string>>>;

/** The same for each language, such as what is worked out for one language at a time. */
export function mapLocales<T>(getValue: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALE_KEYS.map((key) => [key, getValue(key)])) as Record<Locale, T>;
}

/** The languages that have a page at a path. */
export function getPageLocales(path: string, paths: LocalePaths): Locale[] {
  return LOCALE_KEYS.filter((locale) => paths[locale].has(path));
}

/** The pages that some language has and this one lacks. */
export function getUntranslated(locale: Locale, paths: LocalePaths): string[] {
  const all = new Set(LOCALE_KEYS.flatMap((key) => [...paths[key]]));
  return [...all].filter((path) => !paths[locale].has(path));
}

/** The path itself unless it is among the missing ones, else the nearest one above it that is not. */
export function getNearestPath(path: string, missing: readonly string[]): string {
  return path !== '/' && missing.includes(path)
    ? getNearestPath(path.slice(0, path.lastIndexOf('/', path.length - 2) + 1), missing)
    : path;
}
