import { getEnv } from '@/lib/env';
import { getDashboardUrl } from './paths';

/** Public origin of the site, without a closing slash. */
export function getSiteOrigin(): string {
  return new URL(getEnv().SITE_URL).origin;
}

/** Address of the account screens for the site's public host. */
export function getSiteDashboardUrl(): string {
  return getDashboardUrl(new URL(getEnv().SITE_URL));
}
