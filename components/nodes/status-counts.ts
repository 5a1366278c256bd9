import type { Chain, ChainStatus } from '@/lib/provider';

export const STATUSES = ['available', 'inactive', 'coming-soon'] as const satisfies ChainStatus[];

/** The chains of each state, in the order of the tabs. */
export function groupByStatus(chains: readonly Chain[]) {
  return STATUSES.map((status) => ({
    status,
    chains: chains.filter((chain) => chain.status === status),
  }));
}
