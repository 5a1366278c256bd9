import { toOwnPath } from '@/lib/http/own-path';
import { splitLocale } from '@/lib/site/paths';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';

const toHost = (address: string): string | null => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

/**
 * True if a request comes from one of this site's pages, or from no page at all. Browsers state this in headers that
 * pages cannot change.
 */
export function isSameOrigin({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const hosts = [headers.get('host'), toHost(siteUrl)];
  return origin !== 'null' && hosts.includes(toHost(origin) ?? '');
}

/** Returns the client's address, which the server verifies and puts into this header; `unknown` if it is missing. */
export function getClientAddress({ headers }: Request): string {
  // If a proxy ever sends a list, the last entry is the address that it saw itself.
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}

/** Returns the full URL of a page on this site; undefined for any other target, or if it has over 300 characters. */
export function toOwnUrl(target: string, siteUrl: string): string | undefined {
  if (!target.startsWith('/') || target.length > 300) return undefined;
  const path = toOwnPath(target, '');
  return path ? new URL(path, siteUrl).href : undefined;
}

/** Returns the language of the page that a request came from. */
export function getPageLocale({ headers }: Request): Locale {
  const page = headers.get('referer') ?? '';
  return URL.canParse(page) ? splitLocale(new URL(page).pathname).locale : DEFAULT_LOCALE;
}
