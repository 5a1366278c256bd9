// The provider's API still calls Polygon by its ticker of before 2024.
const SITE_KEYS: Readonly<Record<string, string>> = { matic: 'pol' };
const SERVER_KEYS: Readonly<Record<string, string>> = { pol: 'matic' };

/** The site's key of a chain that the provider names by its own. */
export function toSiteKey(serverKey: string): string {
  return Object.hasOwn(SITE_KEYS, serverKey) ? (SITE_KEYS[serverKey] ?? serverKey) : serverKey;
}

/** The provider's key of a chain that the site names by its own. */
export function toServerKey(siteKey: string): string {
  return Object.hasOwn(SERVER_KEYS, siteKey) ? (SERVER_KEYS[siteKey] ?? siteKey) : siteKey;
}
