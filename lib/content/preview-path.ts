import type { LinkResolverFunction } from '@prismicio/client';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getChainPath, getFaucetPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';

/** A page on which a document without an address of its own shows. */
const SHOWN_ON: Record<string, string> = {
  settings: '/',
  navigation: '/',
  company_facts: '/pricing/',
  redirect: '/',
  node: getChainPath('eth'),
  faucet: getFaucetPath('eth-sepolia'),
};

/** Where to preview a document that is part of many pages, in its language; null for one with an address of its own. */
export const getPreviewPath: LinkResolverFunction = ({ type, lang, url }) => {
  const path = url ? undefined : SHOWN_ON[type];
  const locale = LOCALE_KEYS.find((key) => LOCALES[key].prismic === lang);
  return path && locale ? localizePath(path, locale) : null;
};
