// The provider's API still names Polygon by its pre-2024 ticker.
const SITE_KEYS: Readonly<Record<string, string>> = { matic: 'pol' };
const SERVER_KEYS: Readonly<Record<string, string>> = { pol: 'matic' };

/** Converts the provider's key for a chain to the site's. */
export function toSiteKey(serverKey: string): string {
  return Object.hasOwn(SITE_KEYS, serverKey) ? (SITE_KEYS[serverKey] ?? serverKey) : serverKey;
}

/** Converts the site's key for a chain to the provider's. */
export function toServerKey(siteKey: string): string {
  return Object.hasOwn(SERVER_KEYS, siteKey) ? (SERVER_KEYS[siteKey] ?? siteKey) : siteKey;
}
