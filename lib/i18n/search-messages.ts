import cn from '@/locales/search/cn.json';
import en from '@/locales/search/en.json';
import type { Locale } from './locales';

/** Words of the search, which travel to the browser with its dialog and not with the page. */
export type SearchMessages = typeof en;

const MESSAGES: Record<Locale, SearchMessages> = { en, cn };

/** For the server; the browser loads the words of its own language alone. */
export const getSearchMessages = (locale: Locale): SearchMessages => MESSAGES[locale];
