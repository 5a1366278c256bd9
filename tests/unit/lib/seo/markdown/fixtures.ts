import { getMessages } from '@/lib/i18n/messages';
import type { MarkdownContext } from '@/lib/seo/markdown/context';

export const ORIGIN = 'https://www.nodewell.example';

/** A site that has read nothing from its provider. */
export const CONTEXT: MarkdownContext = {
  locale: 'cn',
  messages: getMessages('cn'),
  origin: ORIGIN,
  dashboardUrl: 'https://account.nodewell.example/',
  host: 'rpc.example',
  nodes: { chains: [], source: 'built-in', checkedAt: null, meanAvailability: null },
  plans: [],
  computeUnits: { protocols: [], methods: [] },
  projects: [],
  offers: [],
};
