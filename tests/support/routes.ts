import { LOCALE_KEYS, type Locale } from '../../lib/i18n/locales';
import { localizePath } from '../../lib/routes/paths';

/** One address of each kind of page, without language prefix. */
export const PAGE_KINDS = [
  '/',
  '/nodes/',
  '/nodes/eth/',
  '/nodes/btc/',
  '/nodes/tia/',
  '/faucet/',
  '/faucet/zksync-sepolia/',
  '/pricing/',
  '/pricing/compute-units/',
  '/dedicated-nodes/',
  '/faq/',
  '/sla/',
  '/contact/',
  '/terms-of-service/',
  '/nodes/rosetta/',
  '/case-studies/',
  '/case-studies/tangem/',
  '/marketplace/',
  '/marketplace/projects/',
  '/marketplace/projects/viem/',
];

export type Visit = { path: string; url: string; locale: Locale };

/** Each kind of page in each language. */
export const VISITS: Visit[] = LOCALE_KEYS.flatMap((locale) =>
  PAGE_KINDS.map((path) => ({ path, locale, url: localizePath(path, locale) })),
);

export const MISSING_VISITS: Visit[] = LOCALE_KEYS.map((locale) => ({
  path: '/no-such-page/',
  locale,
  url: localizePath('/no-such-page/', locale),
}));
