import { notFound } from 'next/navigation';
import { LOCALE_KEYS, isLocale, type Locale } from '@/lib/i18n/locales';

/** Returns the language of a route; the middleware passes on only known ones. */
export async function getLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}

export const LOCALE_PARAMS = LOCALE_KEYS.map((locale) => ({ locale }));
