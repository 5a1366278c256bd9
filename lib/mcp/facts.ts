import 'server-only';
import { getHistory } from '@/lib/history';
import { getNodes } from '@/lib/content/nodes';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';

/** Returns the data behind the tools' responses: the same readings, prices and records as on the pages. */
export async function getFacts() {
  const [nodes, prices, plans, history] = await Promise.all([
    getNodes(),
    getComputeUnits(),
    getPlans(),
    getHistory(),
  ]);
  return { nodes, prices, plans, history, origin: getSiteOrigin() };
}

export type Facts = Awaited<ReturnType<typeof getFacts>>;
