import { getSection, splitLocale } from '@/lib/site/paths';
import { deleteCookie, getSharedDomain, writeCookie } from '@/lib/storage/cookies';
import { COOKIE_DAYS, QUERY_ENTRY, SOURCE_COOKIE, SOURCE_URL_COOKIE } from '@/lib/storage/entries';
import { removeEntry, writeEntry } from '@/lib/storage/web-storage';

/** What the account screens call the sections of this site; a section that is not here has no name there. */
const SOURCES: Record<string, string> = { nodes: 'chain_list', blog: 'blog' };

/** The longest address, as the cookie encodes it. A cookie holds 4096 bytes, and servers limit them all together. */
const MAX_BYTES = 1500;

/** The source that a public path stands for; null for a section without one, such as pricing. */
export function getSource(pathname: string): string | null {
  const section = getSection(splitLocale(pathname).path);
  return Object.hasOwn(SOURCES, section) ? (SOURCES[section] ?? null) : null;
}

type Address = Pick<Location, 'href' | 'origin' | 'pathname' | 'hostname'>;

/** A page's address, without its query or path if it would be too long for a cookie. */
export const toShortAddress = ({ href, origin, pathname }: Omit<Address, 'hostname'>): string =>
  [href, origin + pathname].find((address) => encodeURIComponent(address).length <= MAX_BYTES) ??
  origin;

/** Notes down for the account screens, on their host too, from where the visitor goes there. */
export function storeSource(address: Address): void {
  const { pathname, hostname } = address;
  const domain = getSharedDomain(hostname);
  const name = getSource(pathname);
  if (name) writeCookie(SOURCE_COOKIE, name, { days: COOKIE_DAYS, domain });
  else deleteCookie(SOURCE_COOKIE, { domain });
  writeCookie(SOURCE_URL_COOKIE, toShortAddress(address), { days: COOKIE_DAYS, domain });
}

/** Keeps the query that the visitor arrived with; an arrival without one leaves the last. */
export function storeQuery(search: string): void {
  if (search.length > 1) writeEntry('local', QUERY_ENTRY, search);
}

/** Forgets all of it, once it is no longer allowed. */
export function forgetSource(hostname: string): void {
  const domain = getSharedDomain(hostname);
  deleteCookie(SOURCE_COOKIE, { domain });
  deleteCookie(SOURCE_URL_COOKIE, { domain });
  removeEntry('local', QUERY_ENTRY);
}
