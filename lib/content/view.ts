import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/provider';
import { toEndpointHost } from '@/lib/site/endpoint-host';
import { getNavigation, getSettings } from '.';
import { getCompanyFacts } from './company-facts';
import { fillContent } from './fill-content';
import { fillText, toFactKey, type Variables } from './fill-text';
import { readOnce } from './share-reads';

/** What any text of an editor may ask for: the brand, the endpoint host, how many chains there are, and the facts of the company. */
export const getVariables = readOnce(async (locale: Locale): Promise<Variables> => {
  const [{ data: settings }, { chains, hasSampleReadings }, facts] = await Promise.all([
    getSettings(locale),
    getNodes(),
    getCompanyFacts(locale),
  ]);
  const known = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [toFactKey(name), value]),
  );
  return {
    ...known,
    ...(!hasSampleReadings && { [toFactKey('live_readings')]: 'yes' }),
    brand: settings.brand_name ?? '',
    company: fillText(settings.legal_name ?? '', known),
    host: toEndpointHost(settings.endpoint_host),
    count: chains.length,
    available: chains.filter(({ status }) => status === 'available').length,
    year: new Date().getUTCFullYear(),
  };
});

/** Settings and navigation of a language with their texts filled in, for the frame of every page. */
export const getShell = readOnce(async (locale: Locale) => {
  const [settings, navigation, variables] = await Promise.all([
    getSettings(locale),
    getNavigation(locale),
    getVariables(locale),
  ]);
  return {
    settings: fillContent(settings.data, variables),
    navigation: fillContent(navigation.data, variables),
  };
});
