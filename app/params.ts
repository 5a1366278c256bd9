import { notFound } from 'next/navigation';
import { LOCALE_KEYS, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of a route; the middleware lets only known ones through. */
export async function getLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}

export const LOCALE_PARAMS = LOCALE_KEYS.map((locale) => ({ locale }));
