import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getNodes, isSampleProvider } from '@/lib/provider';
import { toEndpointHost, type EndpointHost } from '@/lib/endpoints/host';
import { getNavigation, getSettings } from '.';
import { getCompanyFacts } from './company-facts';
import { withoutEnded } from './ended';
import { fillContent } from './fill-content';
import { fillText, toFactKey, type Variables } from './fill-text';
import { readOnce } from './request-cache';

/**
 * Returns the variables that any editor's text may use: the brand, the endpoint host, the number of chains and the
 * company facts.
 */
export const getVariables = readOnce(async (locale: Locale): Promise<Variables> => {
  const [{ data: settings }, { chains, hasSampleReadings }, facts] = await Promise.all([
    getSettings(locale),
    getNodes(),
    getCompanyFacts(locale),
  ]);
  const known = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [toFactKey(name), value]),
  );
  const host = toEndpointHost(settings);
  if (host === null) delete known[toFactKey('one_api_key')];
  return {
    ...known,
    ...(!hasSampleReadings && { [toFactKey('live_readings')]: 'yes' }),
    ...(!isSampleProvider() && { [toFactKey('live_list')]: 'yes' }),
    brand: settings.brand_name ?? '',
    company: fillText(settings.legal_name ?? '', known),
    ...(host === null ? { [toFactKey('opaque_endpoints')]: 'yes' } : { host }),
    count: chains.length,
    available: chains.filter(({ status }) => status === 'available').length,
    year: new Date().getUTCFullYear(),
  };
});

/** Returns the host of our endpoints; null if each endpoint is an opaque URL. */
export const readHost = ({ host }: Variables): EndpointHost =>
  host === undefined ? null : String(host);

/** Returns settings and navigation with their texts filled in, for the layout of every page. */
export const getShell = readOnce(async (locale: Locale) => {
  const [settings, navigation, variables] = await Promise.all([
    getSettings(locale),
    getNavigation(locale),
    getVariables(locale),
  ]);
  return {
    settings: withoutEnded(fillContent(settings.data, variables)),
    navigation: fillContent(navigation.data, variables),
  };
});
