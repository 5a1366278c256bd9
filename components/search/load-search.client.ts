import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { SearchMessages } from '@/lib/i18n/messages';
import type { SearchData } from '@/lib/search/types';
import { SEARCH_FILE } from '@/lib/site/addresses';

const MESSAGES: Record<Locale, () => Promise<{ default: SearchMessages }>> = {
  en: () => import('@/locales/search/en.json'),
  cn: () => import('@/locales/search/cn.json'),
};

/** Loads the search's messages in one language when it first opens. */
export const loadSearchMessages = async (locale: Locale): Promise<SearchMessages> =>
  (await MESSAGES[locale]()).default;

/**
 * Loads what can be found in a language.
 * @throws if the server does not respond
 */
export async function fetchSearchData(locale: Locale): Promise<SearchData> {
  const response = await fetch(LOCALES[locale].prefix + SEARCH_FILE);
  if (!response.ok) throw new Error(`${SEARCH_FILE} answered ${response.status}`);
  return (await response.json()) as SearchData;
}
