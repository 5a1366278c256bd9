import { readCookie } from '@/lib/storage/cookies';
import { LANGUAGE_HINT_ENTRY, LOCALE_COOKIE } from '@/lib/storage/entries';
import { readEntry, writeEntry } from '@/lib/storage/web-storage';
import { LOCALE_KEYS, LOCALES, type Locale } from './locales';

/** The language that readers of the other pages may not know about. */
export const SUGGESTED_LOCALE: Locale = 'cn';

const getMainTag = (tag: string) => tag.toLowerCase().split('-')[0];

/** Returns the first of a browser's languages that the site has; null if it has none. */
export function getPreferredLocale(languages: readonly string[]): Locale | null {
  for (const tag of languages) {
    const locale = LOCALE_KEYS.find((key) => getMainTag(LOCALES[key].html) === getMainTag(tag));
    if (locale) return locale;
  }
  return null;
}

/** True for a reader of another language's page who prefers the suggested one and has not chosen yet. */
export function isSuggestionWanted(locale: Locale): boolean {
  if (locale === SUGGESTED_LOCALE) return false;
  const isPreferred = getPreferredLocale(navigator.languages) === SUGGESTED_LOCALE;
  const isChosen = readCookie(LOCALE_COOKIE) ?? readEntry('local', LANGUAGE_HINT_ENTRY);
  return isPreferred && !isChosen;
}

export const closeSuggestion = () => writeEntry('local', LANGUAGE_HINT_ENTRY, 'closed');
