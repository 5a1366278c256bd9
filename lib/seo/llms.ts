import 'server-only';
import { getShell } from '@/lib/content/view';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { LLMS_PATH, MARKDOWN_FILE } from '@/lib/routing/decide';
import { getSitePaths } from '@/lib/routing/facts';
import { localizePath } from '@/lib/site/paths';
import { getSiteOrigin } from '@/lib/site/origin';
import { toDocument, toHeading, toLink, toList, toText } from './markdown/text';
import { getSitePage, type SitePage } from './page';

function toLine({ path, locale, crumb, summary, kind }: SitePage, origin: string): string {
  const link = toLink(toText(crumb), origin + localizePath(path, locale) + MARKDOWN_FILE);
  // Pages made from one template have one summary but for the name.
  const isSaid = kind === 'chain' || kind === 'network' || !summary;
  return isSaid ? link : `${link}: ${toText(summary)}`;
}

async function getPages(locale: Locale): Promise<SitePage[]> {
  const { [locale]: paths } = await getSitePaths();
  const pages = await Promise.all([...paths].map((path) => getSitePage(path, locale)));
  return pages.filter((page) => page !== null);
}

/** What the site is, and where its pages are to be had as Markdown. */
export async function getLlmsText(locale: Locale): Promise<string> {
  const [pages, { settings }] = await Promise.all([getPages(locale), getShell(locale)]);
  const origin = getSiteOrigin();
  const words = getMessages(locale).llms;
  const home = pages.find(({ path }) => path === '/');
  const toLines = (...kinds: SitePage['kind'][]) =>
    toList(pages.filter(({ kind }) => kinds.includes(kind)).map((page) => toLine(page, origin)));
  const others = LOCALE_KEYS.filter((key) => key !== locale).map((key) =>
    toLink(LOCALES[key].name, origin + LOCALES[key].prefix + LLMS_PATH),
  );
  return toDocument([
    toHeading(1, toText(settings.brand_name ?? '')),
    `> ${toText(settings.tagline ?? '')}`,
    toText(home?.summary ?? ''),
    words.twins,
    toHeading(2, words.pages),
    toLines('document', 'faucet'),
    toHeading(2, words.chains),
    toLines('chain'),
    toHeading(2, words.faucets),
    toLines('network'),
    toHeading(2, words.languages),
    toList(others),
  ]);
}
