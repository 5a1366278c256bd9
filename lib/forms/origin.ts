import { splitLocale } from '@/lib/routes/paths';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';

const toHost = (address: string): string | null => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

/**
 * True if a request comes from a page of this site, or from no page at all.
 * Browsers say which by headers that a page cannot change.
 */
export function isSameOrigin({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const hosts = [headers.get('host'), toHost(siteUrl)];
  return origin !== 'null' && hosts.includes(toHost(origin) ?? '');
}

/** The address that the nearest proxy, or this server, saw; whatever stands before it anyone can write. */
export function getClientAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}

/** The full address of a path, if that is one of the site; browsers read some odd paths as other hosts. */
export function toOwnUrl(path: string, siteUrl: string): string | undefined {
  if (!path.startsWith('/') || path.length > 300 || !URL.canParse(path, siteUrl)) return undefined;
  const { origin, href } = new URL(path, siteUrl);
  return origin === new URL(siteUrl).origin ? href : undefined;
}

/** The language of the page that a request came from. */
export function getPageLocale({ headers }: Request): Locale {
  const page = headers.get('referer') ?? '';
  return URL.canParse(page) ? splitLocale(new URL(page).pathname).locale : DEFAULT_LOCALE;
}
