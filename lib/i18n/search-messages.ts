import cn from '@/locales/search/cn.json';
import en from '@/locales/search/en.json';
import type { Locale } from './locales';

/** Messages of the search, which are loaded with its dialog rather than with the page. */
export type SearchMessages = typeof en;

const MESSAGES: Record<Locale, SearchMessages> = { en, cn };

/** For the server; the browser loads only the messages of its own language. */
export const getSearchMessages = (locale: Locale): SearchMessages => MESSAGES[locale];
