import type { Content } from '@prismicio/client';
import type { EndpointHost } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { History } from '@/lib/history';
import type { CaseStudy } from '@/lib/content/case-studies';
import type { Project } from '@/lib/content/projects';
import type { QuoteRequest } from '@/lib/quotes/quote-request';
import type { ComputeUnits, LiveNodes, Plan } from '@/lib/provider';
import type { LimitRow } from '@/lib/provider/limit-fields';

/** An offer from the settings. */
export type Offer = Content.SettingsDocument['data']['offers'][number];

/** What a page passes to every slice: the language, its messages, and live data fetched once. */
export type SliceContext = {
  locale: Locale;
  messages: Messages;
  nodes: LiveNodes;
  /** The recorded history; empty on a page that shows none of it. */
  history: History;
  plans: readonly Plan[];
  computeUnits: ComputeUnits;
  /** Every stated limit; empty on a page that shows none. */
  limits: readonly LimitRow[];
  /** The projects of the marketplace; empty on a page without a list of them. */
  projects: readonly Project[];
  /** The use cases; empty on a page without a list of them. */
  cases: readonly CaseStudy[];
  offers: readonly Offer[];
  /** What the visitor asks sales for; undefined on most pages. */
  quote?: QuoteRequest;
  /** The host of our endpoints. */
  host: EndpointHost;
};
