import { getEnv } from '@/lib/env';
import { getDashboardUrl } from './paths';

/** Returns the site's public origin, without a trailing slash. */
export function getSiteOrigin(): string {
  return new URL(getEnv().SITE_URL).origin;
}

/** Returns the URL of the account screens for the site's public host. */
export function getSiteDashboardUrl(): string {
  return getDashboardUrl(new URL(getEnv().SITE_URL));
}
