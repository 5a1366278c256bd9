import 'server-only';
import { getHistory } from '@/lib/history';
import { getLimits } from '@/lib/content/limits';
import { getNodes } from '@/lib/content/nodes';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';

/** Returns the data behind the tools' responses: the same readings, prices and records as on the pages. */
export async function getFacts() {
  const [nodes, prices, plans, limits, history] = await Promise.all([
    getNodes(),
    getComputeUnits(),
    getPlans(),
    getLimits(DEFAULT_LOCALE),
    getHistory(),
  ]);
  return { nodes, prices, plans, limits, history, origin: getSiteOrigin() };
}

export type Facts = Awaited<ReturnType<typeof getFacts>>;
