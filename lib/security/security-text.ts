import { LOCALES } from '@/lib/i18n/locales';
import { getSiteOrigin } from '@/lib/site/origin';
import { DAY_MS } from '@/lib/utc-day';

/** The standard recommends less than a year; a file that is read again has a later date. */
const VALID_DAYS = 180;

/** Returns the text of `/.well-known/security.txt`; null without a known address. */
export function getSecurityText(email: string | undefined, now: Date): string | null {
  if (!email) return null;
  const day = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  const languages = Object.values(LOCALES).map(({ html }) => html.split('-')[0]);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${getSiteOrigin()}/.well-known/security.txt`,
    '',
  ].join('\n');
}
