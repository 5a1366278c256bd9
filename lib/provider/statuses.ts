/** The states of a chain, in the order in which they are shown. */
export const CHAIN_STATUSES = ['available', 'inactive', 'coming-soon'] as const;

export type ChainStatus = (typeof CHAIN_STATUSES)[number];
