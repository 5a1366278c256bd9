/** The states of a chain, in display order. */
export const CHAIN_STATUSES = ['available', 'inactive', 'coming-soon'] as const;

export type ChainStatus = (typeof CHAIN_STATUSES)[number];
