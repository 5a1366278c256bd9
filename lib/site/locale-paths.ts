import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';

/** The paths, without language prefix, of each language's pages. */
export type LocalePaths = Readonly<Record<Locale, ReadonlySet<string>>>;

/** Builds a value for each language from a function of one language. */
export function mapLocales<T>(getValue: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALE_KEYS.map((key) => [key, getValue(key)])) as Record<Locale, T>;
}

/** Returns the languages that have a page at a path. */
export function getPageLocales(path: string, paths: LocalePaths): Locale[] {
  return LOCALE_KEYS.filter((locale) => paths[locale].has(path));
}

/** Returns the paths that another language has and this one lacks. */
export function getUntranslated(locale: Locale, paths: LocalePaths): string[] {
  const all = new Set(LOCALE_KEYS.flatMap((key) => [...paths[key]]));
  return [...all].filter((path) => !paths[locale].has(path));
}

/** Returns the path itself unless it is missing, else the nearest existing path above it. */
export function getNearestPath(path: string, missing: readonly string[]): string {
  return path !== '/' && missing.includes(path)
    ? getNearestPath(path.slice(0, path.lastIndexOf('/', path.length - 2) + 1), missing)
    : path;
}
