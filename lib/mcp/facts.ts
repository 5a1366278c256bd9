import 'server-only';
import { getHistory } from '@/lib/history';
import { getNodes } from '@/lib/content/nodes';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';

/** What the tools answer from: the same readings, prices and records as the pages. */
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
