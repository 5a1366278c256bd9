import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { deriveLimits, mergeLimits, readSheet } from '@/lib/limits/merge';
import { getPlans, getProviderLimits } from '@/lib/provider';
import type { LimitRow } from '@/lib/provider/limit-fields';
import { getLimitSheet } from '.';
import { getCompanyFacts } from './company-facts';
import { getNodes } from './nodes';
import { readOnce } from './request-cache';

/** Returns every stated limit: the provider's, the editors', and what other data states. Nothing is assumed. */
export const getLimits = readOnce(async (locale: Locale): Promise<LimitRow[]> => {
  const [provided, sheet, plans, { chains }, facts] = await Promise.all([
    getProviderLimits(),
    getLimitSheet(locale),
    getPlans(),
    getNodes(),
    getCompanyFacts(locale),
  ]);
  const derived = deriveLimits({ plans, chains, facts });
  return mergeLimits(provided, readSheet(sheet?.data.rows ?? []), derived);
});
