import { CHAIN_FACTS } from '@/lib/chains';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { toServerKey } from '@/lib/chains/server-keys';
import builtInPlans from './built-in-plans.json';
import type { ChainEntry } from './nodes-schema';
import { parsePlans, type Plan } from './plans-schema';

/** The site's own chain list, for a process that has never reached the provider. */
export const BUILT_IN_ENTRIES: readonly ChainEntry[] = CHAIN_FACTS.map((facts) => ({
  protocol: { _key: toServerKey(facts.key), name: facts.name },
  networks: (facts.networks ?? ['mainnet']).map((network) => ({
    _key: network,
    name: undefined,
    status: 'active' as const,
    interfaces: [...(facts.interfaces ?? [])],
  })),
  service_levels: [],
  isPartner: false,
  youtube: facts.youtube,
}));

/** What is known about the packages without the provider's price list: no prices. */
export const BUILT_IN_PLANS: readonly Plan[] = getGlobalSingleton(
  'provider.built-in-plans',
  () => parsePlans(builtInPlans).entries,
);

/** False for a plan that was read, even one with the same content. */
export const isBuiltInPlan = (plan: Plan): boolean => BUILT_IN_PLANS.includes(plan);
