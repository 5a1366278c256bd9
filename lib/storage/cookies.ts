import { DAY_SECONDS } from '@/lib/utc-day';

type CookieScope = { domain?: string };

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Finds a cookie in a Cookie header; null if it is absent or cannot be decoded. */
export function findCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return decode(value.join('=').trim());
  }
  return null;
}

/** Formats a cookie for the whole site with a lifetime in days; `domain` extends it to subdomains. */
export function toSetCookie(
  name: string,
  value: string,
  { days, domain, isSecure }: CookieScope & { days: number; isSecure: boolean },
): string {
  // Commas are kept, so that lists stay readable; anything else that could end the value is escaped.
  const text = encodeURIComponent(value).replaceAll('%2C', ',');
  const parts = [`${name}=${text}`, 'path=/', `max-age=${days * DAY_SECONDS}`, 'samesite=lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (isSecure) parts.push('secure');
  return parts.join('; ');
}

/** Null if the cookie is absent or cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    return findCookie(document.cookie, name);
  } catch {
    return null;
  }
}

export function writeCookie(
  name: string,
  value: string,
  place: CookieScope & { days: number },
): void {
  try {
    const isSecure = window.location.protocol === 'https:';
    document.cookie = toSetCookie(name, value, { ...place, isSecure });
  } catch {
    // Blocked: the site works without memory.
  }
}

export const deleteCookie = (name: string, place: CookieScope = {}): void =>
  writeCookie(name, '', { ...place, days: 0 });

/**
 * Returns the domain that a host shares with its subdomains; none for an IP address or a single name such as localhost.
 */
export function getSharedDomain(hostname: string): string | undefined {
  const name = hostname.replace(/^www\./, '');
  return name.includes('.') && !/^[\d.]+$|:/.test(name) ? name : undefined;
}
