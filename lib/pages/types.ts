import type { Content } from '@prismicio/client';
import type { EndpointHost } from '@/lib/endpoints';
import type { FaucetNetwork } from '@/lib/chains';
import type { PageDocument } from '@/lib/content';
import type { Project } from '@/lib/content/projects';
import type { History } from '@/lib/history';
import type { Locale } from '@/lib/i18n/locales';
import type { PagedMethod } from '@/lib/methods/pages';
import type { ProviderPage } from '@/lib/migrate/provider-pages';
import type { QuoteRequest } from '@/lib/quotes/quote-request';
import type { Chain, ComputeUnits, LiveNodes, Plan } from '@/lib/provider';
import type { LimitRow } from '@/lib/provider/limit-fields';
import type { Calculation } from '@/lib/units/address';
import type { Crumb } from './crumbs';

/** What every page has, with its texts filled in. */
type Common = {
  /** Without language prefix. */
  path: string;
  locale: Locale;
  /** The languages that publish the page at this path. */
  locales: readonly Locale[];
  brand: string;
  /** The page's heading. */
  title: string;
  metaTitle: string;
  description: string;
  /** The breadcrumbs from the home page to this page, which comes last. */
  crumbs: readonly Crumb[];
  /** When its document was last published, as an ISO time; null for a page without one. */
  changedAt: string | null;
  /** False for a page that search engines should omit. */
  isIndexed: boolean;
  /** True for a legal text that counsel has yet to approve. */
  isDraft: boolean;
  /** The query of the page's own URL, with `?`; usually empty. */
  query: string;
};

export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

/** A page, by what it is built from. */
export type Page = Common &
  (
    | { kind: 'home'; data: Content.HomeDocument['data'] }
    | {
        kind: 'document';
        data: PageDocument['data'];
        /** What the visitor asks sales for, if the page's query says so. */
        quote?: QuoteRequest;
      }
    | { kind: 'directory'; data: PageDocument['data']; nodes: LiveNodes }
    | {
        kind: 'project';
        data: PageDocument['data'];
        project: Project | null;
        chains: readonly Chain[];
      }
    | {
        kind: 'chain';
        data: Content.NodeDocument['data'];
        chain: Chain;
        nodes: LiveNodes;
        history: History;
        /** Host of the RPC endpoints. */
        host: EndpointHost;
        /** Lower-case names of the interfaces that have their own page. */
        interfaces: ReadonlySet<string>;
        prices: ComputeUnits;
        plans: readonly Plan[];
        limits: readonly LimitRow[];
      }
    | {
        kind: 'method';
        method: PagedMethod;
        chain: Chain;
        /** Other chains whose nodes support the same call and that have a page for it. */
        peers: readonly Chain[];
        host: EndpointHost;
        prices: ComputeUnits;
        plans: readonly Plan[];
        limits: readonly LimitRow[];
      }
    | {
        kind: 'provider';
        provider: ProviderPage;
        chains: readonly Chain[];
        host: EndpointHost;
        prices: ComputeUnits;
      }
    | { kind: 'search'; searchWords: string }
    | {
        kind: 'comparison';
        chains: readonly Chain[];
        nodes: LiveNodes;
        prices: ComputeUnits;
        plans: readonly Plan[];
        limits: readonly LimitRow[];
      }
    | {
        kind: 'estimate';
        /** The calculation as a query without `?`. */
        text: string;
        calculation: Calculation;
        prices: ComputeUnits;
        plans: readonly Plan[];
        limits: readonly LimitRow[];
      }
    | { kind: 'faucet'; data: Content.FaucetDocument['data'] }
    | { kind: 'faucet-network'; data: Content.FaucetDocument['data']; network: FaucetNetwork }
  );
