import type { Locale } from '@/lib/i18n/locales';
import { getChainFacts } from '.';
import { getTextNames } from './names';

/**
 * Returns a chain's name in running text.
 * @param given its name from elsewhere, which takes precedence
 */
export function getNameByKey(key: string, locale: Locale, given?: string): string {
  const facts = getChainFacts(key) ?? null;
  return getTextNames({ key, name: given ?? facts?.name ?? key, facts }, locale).name;
}
