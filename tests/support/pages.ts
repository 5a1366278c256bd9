import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getCrumbs } from '@/lib/pages/crumbs';
import type { LiveNodes } from '@/lib/provider';

export const NODES: LiveNodes = {
  chains: [],
  regions: ['eu-central'],
  meanAvailability: null,
  source: 'live',
  hasSampleReadings: false,
  isLoading: false,
  nodesAmount: 40,
  readingsAt: '2026-01-02T03:04:00.000Z',
  checkedAt: '2026-01-02T03:04:00.000Z',
};

/** What every page has, for views that are tested alone. */
export const toPageFacts = ({ path, locale }: { path: string; locale: Locale }) => ({
  path,
  locale,
  locales: LOCALE_KEYS,
  brand: 'Nodewell',
  title: 'Ethereum',
  metaTitle: 'Ethereum',
  description: '',
  crumbs: getCrumbs(path, 'Ethereum', getMessages(locale)),
  changedAt: null,
  isIndexed: true,
  isDraft: false,
  query: '',
});
