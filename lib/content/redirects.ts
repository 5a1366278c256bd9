import type { LinkField } from '@prismicio/client';
import { z } from 'zod';
import { toOwnPath } from '@/lib/http/own-path';
import { LOCALE_KEYS, isLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocale, withTrailingSlash } from '@/lib/site/paths';
import { getLinkAddress } from './link-address';

export const publishedRedirectSchema = z.object({
  from: z.string(),
  to: z.string(),
  permanent: z.boolean(),
  locale: z.enum(LOCALE_KEYS),
});
/** A published redirect in one language; `to` is a path without language prefix, or a URL. */
export type PublishedRedirect = z.output<typeof publishedRedirectSchema>;

/** The fields that an editor fills in. */
export type RedirectFields = {
  from: string | null;
  to: LinkField;
  permanent: boolean;
  language: string | null;
};

/**
 * Parses the path that visitors request, with its language if it has a prefix; null if it is not a path of this site.
 */
function toFrom(text: string | null): { path: string; locale: Locale | null } | null {
  const own = toOwnPath(text?.trim(), '');
  if (!own || /[?#]/.test(own)) return null;
  const { locale, path } = splitLocale(own);
  return { path: withTrailingSlash(path), locale: path === own ? null : locale };
}

/** Returns the target: a path on this site, or a full URL for anything else; null if it is neither. */
function toTarget(link: LinkField, origin: string): string | null {
  const url = getLinkAddress(link);
  if (!url) return null;
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  if (path.startsWith('/')) return splitLocale(toOwnPath(path)).path;
  return /^https?:\/\//.test(path) && URL.canParse(path) ? path : null;
}

/**
 * Returns the redirects that a document defines, one per language; none if it is incomplete or invalid. A path with a
 * language prefix applies to that language only.
 */
export function toRedirects(fields: RedirectFields, origin: string): PublishedRedirect[] {
  const from = toFrom(fields.from);
  const to = toTarget(fields.to, origin);
  if (!from || !to || from.path === to) return [];
  const wanted = from.locale ?? fields.language;
  const locales = isLocale(wanted) ? [wanted] : LOCALE_KEYS;
  return locales.map((locale) => ({ from: from.path, to, permanent: fields.permanent, locale }));
}
