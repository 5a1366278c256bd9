import type { Locale } from '@/lib/i18n/locales';
import { getChainFacts } from '.';
import { getTextNames } from './names';

/** A chain's name in running text. @param given its name elsewhere, which goes before the one that is known here */
export function getNameByKey(key: string, locale: Locale, given?: string): string {
  const facts = getChainFacts(key) ?? null;
  return getTextNames({ key, name: given ?? facts?.name ?? key, facts }, locale).name;
}
