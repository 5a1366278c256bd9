import 'server-only';
import { getLimits } from '@/lib/content/limits';
import { getEstimateMessages } from '@/lib/i18n/estimate-messages';
import type { Locale } from '@/lib/i18n/locales';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { toEstimateText } from '@/lib/quotes/estimate-text';
import { ESTIMATE_PATH } from '@/lib/site/addresses';
import { parseCalculation } from '@/lib/units/address';
import { toBase } from './page-base';
import type { PageOf } from './types';

/** Resolves an estimate by its internal path, whose last segment holds the calls; null for any other path. */
export async function resolveEstimate(
  path: string,
  locale: Locale,
): Promise<PageOf<'estimate'> | null> {
  if (!path.startsWith(ESTIMATE_PATH) || path === ESTIMATE_PATH) return null;
  const text = toEstimateText(decodeURIComponent(path.slice(ESTIMATE_PATH.length, -1)));
  const [prices, plans, limits] = await Promise.all([
    getComputeUnits(),
    getPlans(),
    getLimits(locale),
  ]);
  const calculation = parseCalculation(text, prices);
  if (!calculation) return null;
  const { title, description } = getEstimateMessages(locale);
  const base = await toBase({
    path: ESTIMATE_PATH,
    query: `?${text}`,
    locale,
    title,
    metaTitle: title,
    description,
    isIndexed: false,
  });
  return { ...base, kind: 'estimate', text, calculation, prices, plans, limits };
}
