import 'server-only';
import { getProjects } from '@/lib/content/projects';
import { getShell, getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getComputeUnits, getNodes, getPlans } from '@/lib/provider';
import { getSiteDashboardUrl, getSiteOrigin } from '@/lib/site/origin';
import { getSitePage, type SitePage } from '../page';
import { toChainPage } from './chain-page';
import type { MarkdownContext } from './context';
import { toDocumentPage } from './document-page';
import { toFaucetIndex, toFaucetPage } from './faucet-page';
import { toDocument, toHeading, toText } from './text';

async function getContext(locale: Locale): Promise<MarkdownContext> {
  const [{ host }, nodes, plans, computeUnits, projects, { settings }] = await Promise.all([
    getVariables(locale),
    getNodes(),
    getPlans(),
    getComputeUnits(),
    getProjects(locale),
    getShell(locale),
  ]);
  return {
    locale,
    messages: getMessages(locale),
    origin: getSiteOrigin(),
    dashboardUrl: getSiteDashboardUrl(),
    host: String(host),
    nodes,
    plans,
    computeUnits,
    projects,
    offers: settings.offers,
  };
}

function toParts(page: SitePage, context: MarkdownContext): string[] {
  switch (page.kind) {
    case 'chain':
      return toChainPage(page.chain, page.data, context);
    case 'network':
      return toFaucetPage(page.network, page.data, context);
    case 'faucet':
      return toFaucetIndex(page.data, context);
    case 'document':
      return toDocumentPage(page.path, page.data, context);
  }
}

/** A page as Markdown; null when there is none at this path in this language. */
export async function getMarkdown(path: string, locale: Locale): Promise<string | null> {
  const [page, context] = await Promise.all([getSitePage(path, locale), getContext(locale)]);
  if (!page) return null;
  return toDocument([toHeading(1, toText(page.title)), ...toParts(page, context)]);
}
