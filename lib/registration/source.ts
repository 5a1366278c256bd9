import { getSection, splitLocale } from '@/lib/site/paths';
import { deleteCookie, getSharedDomain, writeCookie } from '@/lib/storage/cookies';
import { COOKIE_DAYS, QUERY_ENTRY, SOURCE_COOKIE, SOURCE_URL_COOKIE } from '@/lib/storage/entries';
import { removeEntry, writeEntry } from '@/lib/storage/web-storage';

/** The account screens' names for sections of this site; other sections have no name there. */
const SOURCES: Record<string, string> = { nodes: 'chain_list', blog: 'blog' };

/** The longest URL, as encoded in the cookie. A cookie holds 4096 bytes, and servers limit the total. */
const MAX_BYTES = 1500;

/** Returns the source for a public path; null for a section without one, such as pricing. */
export function getSource(pathname: string): string | null {
  const section = getSection(splitLocale(pathname).path);
  return Object.hasOwn(SOURCES, section) ? (SOURCES[section] ?? null) : null;
}

type Address = Pick<Location, 'href' | 'origin' | 'pathname' | 'hostname'>;

/** Returns a page's URL, without its query or path if it would be too long for a cookie. */
export const toShortAddress = ({ href, origin, pathname }: Omit<Address, 'hostname'>): string =>
  [href, origin + pathname].find((address) => encodeURIComponent(address).length <= MAX_BYTES) ??
  origin;

/** Records for the account screens, on their host too, which page the visitor comes from. */
export function storeSource(address: Address): void {
  const { pathname, hostname } = address;
  const domain = getSharedDomain(hostname);
  const name = getSource(pathname);
  if (name) writeCookie(SOURCE_COOKIE, name, { days: COOKIE_DAYS, domain });
  else deleteCookie(SOURCE_COOKIE, { domain });
  writeCookie(SOURCE_URL_COOKIE, toShortAddress(address), { days: COOKIE_DAYS, domain });
}

/** Stores the query that the visitor arrived with; an arrival without one keeps the previous query. */
export function storeQuery(search: string): void {
  if (search.length > 1) writeEntry('local', QUERY_ENTRY, search);
}

/** Deletes all of it once it is no longer allowed. */
export function forgetSource(hostname: string): void {
  const domain = getSharedDomain(hostname);
  deleteCookie(SOURCE_COOKIE, { domain });
  deleteCookie(SOURCE_URL_COOKIE, { domain });
  removeEntry('local', QUERY_ENTRY);
}
