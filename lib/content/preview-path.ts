import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getChainPath, getFaucetPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';

/** Pages that show a document without a URL of its own. */
const SHOWN_ON: Record<string, string> = {
  settings: '/',
  navigation: '/',
  company_facts: '/pricing/',
  limits: '/limits/',
  redirect: '/',
  node: getChainPath('eth'),
  faucet: getFaucetPath('eth-sepolia'),
};

type Placed = { type: string; lang: string; url?: string | null };

/** Returns where to preview a document that is part of many pages, in its language; null if it has a URL of its own. */
export function getPreviewPath({ type, lang, url }: Placed): string | null {
  const path = url ? undefined : SHOWN_ON[type];
  const locale = LOCALE_KEYS.find((key) => LOCALES[key].prismic === lang);
  return path && locale ? localizePath(path, locale) : null;
}
