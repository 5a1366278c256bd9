import { asLink, isFilled, type Content, type LinkField } from '@prismicio/client';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ComputeUnits, LiveNodes, Plan } from '@/lib/provider';
import type { Project } from '@/lib/content/projects';
import { DASHBOARD_PATH, isInternal, localizePath } from '@/lib/site/paths';

/** What a page is written with: the language, its words, where the site is, and the live data. */
export type MarkdownContext = {
  locale: Locale;
  messages: Messages;
  /** Public origin of the site, without a closing slash. */
  origin: string;
  dashboardUrl: string;
  /** Host of the RPC endpoints. */
  host: string;
  nodes: LiveNodes;
  plans: readonly Plan[];
  computeUnits: ComputeUnits;
  projects: readonly Project[];
  offers: Content.SettingsDocument['data']['offers'];
};

type Place = Pick<MarkdownContext, 'locale' | 'origin' | 'dashboardUrl'>;

const FILE = /\.[a-z0-9]+$/i;

/** The full address of what an editor links to, since the text may be read anywhere. */
export function toAddress(href: string, { locale, origin, dashboardUrl }: Place): string {
  if (href === DASHBOARD_PATH) return dashboardUrl;
  if (!isInternal(href) || href.startsWith('#')) return href;
  return origin + (FILE.test(href) ? href : localizePath(href, locale));
}

/** The address of a link field; null for an empty or broken one. */
export function toLinkAddress(field: LinkField | null | undefined, place: Place): string | null {
  const href = isFilled.link(field) ? asLink(field) : null;
  return href ? toAddress(href, place) : null;
}
