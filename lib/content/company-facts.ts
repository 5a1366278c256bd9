import 'server-only';
import { readFacts } from '@/lib/company-facts/sheet';
import type { Locale } from '@/lib/i18n/locales';
import { mapLocales } from '@/lib/site/locale-paths';
import { getFactSheet } from '.';
import { readOnce } from './request-cache';

const getSheets = readOnce(async () => {
  const [en, cn] = await Promise.all([getFactSheet('en'), getFactSheet('cn')]);
  return mapLocales((locale) => ({ en, cn })[locale]?.data ?? {});
});

/** Returns the known company facts in a language. */
export const getCompanyFacts = readOnce(async (locale: Locale) =>
  readFacts(await getSheets(), locale),
);
