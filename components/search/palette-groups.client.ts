import { COMPARE_PATH } from '@/lib/directory/compare';
import { formatMessage } from '@/lib/i18n/format-message';
import { LOCALES, getOtherLocale, type Locale } from '@/lib/i18n/locales';
import type { SearchMessages } from '@/lib/i18n/messages';
import { PAGE_LINK } from '@/lib/navigation/links';
import { findGroups, type SearchResult } from '@/lib/search/find';
import type { SearchData } from '@/lib/search/types';
import { TRACKER_PATH, getChainPath } from '@/lib/site/addresses';
import { getDashboardUrl, getSwitchedAddress, localizePath } from '@/lib/site/paths';
import { readRecentChains } from './recent-chains.client';

/** A line of the palette: a link, or an action of the palette itself. */
export type PaletteRow = {
  title: string;
  detail?: string;
  link?: { href: string; [data: `data-${string}`]: string };
  run?: () => void;
  /** The chain whose state is shown and whose actions open. */
  chain?: string;
};
export type PaletteGroup = { name: keyof SearchMessages['groups']; rows: PaletteRow[] };

type Context = { locale: Locale; messages: SearchMessages };

/** The browser itself follows an anchor; the router opens all other pages. */
const toLink = (path: string, locale: Locale): PaletteRow['link'] => ({
  href: localizePath(path, locale),
  ...(path.includes('#') ? {} : { [PAGE_LINK]: '' }),
});

const toRow = ({ title, detail, path, chain }: SearchResult, locale: Locale): PaletteRow => ({
  ...{ title, detail, chain },
  link: toLink(path, locale),
});

const LIMIT = 4;

/** Returns what a query finds. */
export function getFoundGroups(
  data: SearchData,
  query: string,
  { locale, messages }: Context,
): PaletteGroup[] {
  const labels = { one: messages.methodOn, many: messages.methodOnMany };
  return findGroups(data, query, { limit: LIMIT, labels }).map(({ kind, results }) => ({
    name: kind,
    rows: results.map((result) => toRow(result, locale)),
  }));
}

/** Returns what the palette lists before a query; `theme` is null on pages with a fixed mode. */
export function getStartGroups(
  data: SearchData | null,
  theme: { isDark: boolean; toggle: () => void } | null,
  { locale, messages }: Context,
): PaletteGroup[] {
  const { actions: words } = messages;
  const other = getOtherLocale(locale);
  const recent = readRecentChains().flatMap((key) => {
    const entry = data?.entries.find(({ chain }) => chain === key);
    return entry ? [toRow(entry, locale)] : [];
  });
  const actions: PaletteRow[] = [
    { title: words.key, link: { href: getDashboardUrl(window.location), 'data-dashboard': '' } },
    { title: words.status, link: toLink(TRACKER_PATH, locale) },
    { title: words.compare, link: toLink(COMPARE_PATH, locale) },
    {
      title: formatMessage(words.language, { name: LOCALES[other].name }),
      // A full load, because the document's language changes.
      link: { href: getSwitchedAddress(window.location, other, data?.untranslated) },
    },
    ...(theme ? [{ title: theme.isDark ? words.light : words.dark, run: theme.toggle }] : []),
  ];
  return [
    { name: 'actions', rows: actions },
    ...(recent.length > 0 ? [{ name: 'recent' as const, rows: recent }] : []),
  ];
}

/** Returns what can be done with a chain. */
export function getChainGroups(
  data: SearchData,
  key: string,
  copy: (text: string) => Promise<void>,
  { locale, messages }: Context,
): PaletteGroup[] {
  const { endpoint, methods, tracker } = messages.chainActions;
  const url = data.chains[key]?.endpoint;
  const hasMethods = data.methods.some(({ chains }) => chains.includes(key));
  const rows: PaletteRow[] = [
    ...(url ? [{ title: endpoint, detail: url, run: () => void copy(url) }] : []),
    ...(hasMethods
      ? [{ title: methods, link: toLink(`${getChainPath(key)}#methods`, locale) }]
      : []),
    { title: tracker, link: toLink(`${TRACKER_PATH}#${key}`, locale) },
  ];
  return [{ name: 'actions', rows }];
}
