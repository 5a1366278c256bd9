import { asLink, type LinkField, type Content } from '@prismicio/client';

/** Returns the URL of the site's account on a network such as `telegram`; null if editors entered none. */
export function getSocialLink(
  { social }: Content.SettingsDocument['data'],
  network: string,
): string | null {
  const account = social.find((one) => one.network === network);
  return account ? getLinkAddress(account.link) : null;
}

/** A base for the site's own paths; `.invalid` is reserved, so it matches no real site. */
const OWN = 'https://own.invalid';
/** Longer than any browser or server accepts. */
const MAX_ADDRESS = 2048;
const CONTROL = /\p{Cc}/u;
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function isSafe(address: string): boolean {
  if (address.length > MAX_ADDRESS || CONTROL.test(address)) return false;
  if (!URL.canParse(address, OWN)) return false;
  const { origin, protocol } = new URL(address, OWN);
  // Browsers treat `//host` and `/\host` as URLs of another site.
  if (/^[/#?]/.test(address)) return origin === OWN;
  return URL.canParse(address) && SCHEMES.has(protocol);
}

/** Prismic's editor prefixes an anchor with `https://` if it is entered as a web address. */
const toAnchorLink = (address: string) => address.replace(/^https?:\/\/(?=#)/, '');

/**
 * Returns where an editor's link leads: this site, another website, an email address or a phone number; null for
 * anything else.
 */
export function getLinkAddress(field: LinkField | null | undefined): string | null {
  const link = asLink(field);
  if (typeof link !== 'string') return null;
  const address = toAnchorLink(link);
  return isSafe(address) ? address : null;
}
