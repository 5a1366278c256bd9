import 'server-only';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { getTextNames } from '@/lib/chains/names';
import { getMethodSupport } from '@/lib/chains/methods';
import { getShell } from '@/lib/content/view';
import { getStatusName } from '@/lib/display';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import { getNodes, type Chain } from '@/lib/provider';
import {
  CHANGE_FEED,
  CLOSING_CALENDAR,
  CLOSING_FEED,
  CLOSING_FILE,
  EMBED_CALCULATOR_PATH,
  INCIDENT_FEED,
  LLMS_FULL_PATH,
  LLMS_PATH,
  MAINTENANCE_FILE,
  MARKDOWN_FILE,
  STATUS_FILE,
  getChainFeed,
  getChangeFile,
  getConfigurationPath,
  getEmbedPath,
  getMethodsFile,
  getStatPath,
  LIMITS_FILE,
} from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { localizePath } from '@/lib/site/paths';
import { getListedPages, type ListedPage } from './listed-pages';
import { toTextNode } from './markdown/elements';

const toParagraph = (...children: PhrasingContent[]) => ({
  type: 'paragraph' as const,
  children,
});
/** Parses a message with code in backticks. */
const toCoded = (message: string): PhrasingContent[] =>
  message
    .split('`')
    .map((value, index) =>
      index % 2 ? { type: 'inlineCode' as const, value } : toTextNode(value),
    );
const toHeading = (depth: 1 | 2, text: string): RootContent => ({
  type: 'heading',
  depth,
  children: [toTextNode(text)],
});
const toList = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children): ListItem => ({
    type: 'listItem',
    children: [toParagraph(...children)],
  })),
});
const toLink = (text: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [toTextNode(text)],
});

function toItem(page: ListedPage, origin: string) {
  const { path, locale, name, description, kind, status } = page;
  const address = origin + localizePath(path, locale) + MARKDOWN_FILE;
  const link = toLink(name, address);
  // Pages built from one template share a description, apart from the name.
  const isTemplate = kind === 'chain' || kind === 'faucet-network';
  const say = (text: string) => toTextNode(PUNCTUATION[locale].colon + text);
  if (status) return [link, say(getStatusName(status, getMessages(locale)))];
  return isTemplate || !description ? [link] : [link, say(description)];
}

/** Links to each chain's method list, which leads to the method pages; there are thousands of those. */
const toMethodFiles = (chains: readonly Chain[], locale: Locale, origin: string) =>
  chains
    .filter(({ key }) => getMethodSupport(key)?.isConfirmed)
    .map((chain) => [
      toLink(getTextNames(chain, locale).title, origin + getMethodsFile(chain.key)),
    ]);

/** Machine-readable files, each with the message that describes it. */
const DATA_FILES = [
  ['/nodes.json', 'nodesFile'],
  ['/nodes.csv', 'nodesTable'],
  ['/incidents.json', 'incidentsFile'],
  [INCIDENT_FEED, 'incidentsFeed'],
  [getChainFeed('eth'), 'chainFeed'],
  [STATUS_FILE, 'statusFile'],
  [MAINTENANCE_FILE, 'maintenance'],
  [getStatPath('eth', '30d'), 'stat'],
  ['/history/index.json', 'historyDays'],
  [getEmbedPath('eth'), 'embed'],
  [EMBED_CALCULATOR_PATH, 'embedCalculator'],
  ['/lifecycle.json', 'lifecycleFile'],
  [CHANGE_FEED, 'changeFeed'],
  [getChangeFile('eth', 'atom'), 'chainChanges'],
  [getConfigurationPath('eth', 'viem.ts'), 'configuration'],
  [CLOSING_FILE, 'closingFile'],
  [CLOSING_FEED, 'closingFeed'],
  [CLOSING_CALENDAR, 'closingCalendar'],
  ['/mcp', 'mcp'],
  ['/mcp/server-card', 'serverCard'],
  ['/.well-known/ai-catalog.json', 'catalog'],
  ['/.well-known/agent-skills/index.json', 'skills'],
  ['/plans.json', 'plansFile'],
  ['/compute-units.json', 'unitsFile'],
  [LIMITS_FILE, 'limitsFile'],
  ['/api/estimate/?call=eth~eth_call~1000000&peak=3', 'estimate'],
  ['/api/compare-cost/?call=eth~eth_call~1000000&peak=3', 'compareCost'],
] as const;

/** Describes the site, and where its pages are available as Markdown. */
export async function getLlmsText(locale: Locale): Promise<string> {
  const [pages, { settings }, nodes] = await Promise.all([
    getListedPages(locale),
    getShell(locale),
    getNodes(),
  ]);
  const origin = getSiteOrigin();
  const messages = getMessages(locale).llms;
  const home = pages.find(({ kind }) => kind === 'home');
  const toPages = (...kinds: ListedPage['kind'][]) =>
    toList(pages.filter(({ kind }) => kinds.includes(kind)).map((page) => toItem(page, origin)));
  const others = LOCALE_KEYS.filter((key) => key !== locale).map((key) => [
    toLink(LOCALES[key].name, origin + LOCALES[key].prefix + LLMS_PATH),
  ]);
  return unified()
    .use(remarkStringify, { bullet: '-', resourceLink: true })
    .stringify({
      type: 'root',
      children: [
        toHeading(1, settings.brand_name ?? ''),
        { type: 'blockquote', children: [toParagraph(toTextNode(settings.tagline ?? ''))] },
        toParagraph(toTextNode(home?.description ?? '')),
        toParagraph(...toCoded(messages.twins)),
        ...(nodes.hasSampleReadings ? [toParagraph(toTextNode(messages.sample))] : []),
        toHeading(2, messages.pages),
        toPages('home', 'document', 'directory', 'project', 'faucet', 'provider'),
        toHeading(2, messages.chains),
        toPages('chain'),
        toHeading(2, messages.data),
        toList([
          [toLink(messages.full, origin + LOCALES[locale].prefix + LLMS_FULL_PATH)],
          ...DATA_FILES.map(([path, name]) => [toLink(messages[name], origin + path)]),
        ]),
        toHeading(2, messages.methods),
        toParagraph(toTextNode(messages.methodsText)),
        toList(toMethodFiles(nodes.chains, locale, origin)),
        toHeading(2, messages.faucets),
        toPages('faucet-network'),
        toHeading(2, messages.languages),
        toList(others),
      ],
    });
}
