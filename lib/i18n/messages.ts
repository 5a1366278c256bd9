import cn from '@/locales/cn.json';
import cnConsole from '@/locales/console/cn.json';
import enConsole from '@/locales/console/en.json';
import en from '@/locales/en.json';
import cnSearch from '@/locales/search/cn.json';
import enSearch from '@/locales/search/en.json';
import type visitor from '@/locales/visitor/en.json';
import type { Locale } from './locales';

export { formatMessage } from './format-message';

/** Interface messages of one language. The English file defines the type, so a missing key fails the build. */
export type Messages = typeof en;

const MESSAGES: Record<Locale, Messages> = { en, cn };

export function getMessages(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** Messages of the request console on chain pages. */
export type ConsoleMessages = typeof enConsole;

const CONSOLE: Record<Locale, ConsoleMessages> = { en: enConsole, cn: cnConsole };

export const getConsoleMessages = (locale: Locale): ConsoleMessages => CONSOLE[locale];

/** Messages of the search, which are loaded with its dialog rather than with the page. */
export type SearchMessages = typeof enSearch;

const SEARCH: Record<Locale, SearchMessages> = { en: enSearch, cn: cnSearch };

/** For the server; the browser loads only the messages of its own language. */
export const getSearchMessages = (locale: Locale): SearchMessages => SEARCH[locale];

/** Messages of optional features, loaded with them. */
export type VisitorMessages = typeof visitor;
