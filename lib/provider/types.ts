import type { ChainFacts } from '@/lib/chains';
import type { RegionReading } from './availability';
import type { HeadReading } from './heads';
import type { LimitRow } from './limit-fields';
import type { NetworkEntry, NetworkStatus } from './nodes-schema';
import type { Plan } from './plans-schema';
import type { CuMethod, CuProtocol } from './units-schema';

export type { NetworkStatus } from './nodes-schema';
export type { Plan, PlanPeriod } from './plans-schema';
export type { CuMethod, CuProtocol } from './units-schema';

export type { RegionReading } from './availability';
export type { HeadReading } from './heads';
/** The states of a chain, in display order. */
export const CHAIN_STATUSES = ['available', 'inactive', 'coming-soon'] as const;
export type ChainStatus = (typeof CHAIN_STATUSES)[number];

export type ChainNetwork = {
  key: string;
  name: string;
  status: NetworkStatus;
  interfaces: string[];
} & Pick<NetworkEntry, 'modes' | 'regions' | 'paidRegions'>;

/** A measurement, a sample from the embedded provider, or the default for a chain without either. */
export type Reading = 'live' | 'sample' | 'default';

/** A chain as the site shows it: what is offered, its availability, and its facts. */
export type Chain = {
  key: string;
  name: string;
  networks: ChainNetwork[];
  serviceLevels: string[];
  isPartner: boolean;
  /** A YouTube video ID. */
  youtube: string | null;
  status: ChainStatus;
  /** Two decimals, such as `99.99`, which is also the default. */
  availabilityPercent: string;
  /** The same by region, in percent with three decimals; empty for the default. */
  regions: readonly RegionReading[];
  /** How far behind the chain its nodes are; empty if the provider does not say. */
  heads: readonly HeadReading[];
  /** Where the figure comes from. */
  reading: Reading;
  /** ISO time of the check; null for any figure that was not measured. */
  measuredAt: string | null;
  facts: ChainFacts | null;
};

/** The provider's claim, which does not follow the list. */
export const NODES_AMOUNT = 40;

/** The node list: fresh from the provider, the embedded one, the last one read, or the built-in one. */
export type LiveNodes = {
  chains: Chain[];
  /** True until a list has been read; the built-in one is shown meanwhile. */
  isLoading: boolean;
  /** How many nodes the provider claims at least. */
  nodesAmount: typeof NODES_AMOUNT;
  source: 'live' | 'sample' | 'last-good' | 'built-in';
  /** True while the embedded provider generates the availability. */
  hasSampleReadings: boolean;
  /** ISO time at which the availability was read, samples included; null if it never was. */
  readingsAt: string | null;
  /** ISO time at which the list was read; null for the built-in one. */
  checkedAt: string | null;
  /** Where readings were taken, most common region first. */
  regions: readonly string[];
  /** Mean of the chains' figures without defaults, truncated to two decimals; null if there is none. */
  meanAvailability: string | null;
};

/** Call prices; both lists are empty until the provider's price list has been read. */
export type ComputeUnits = { protocols: CuProtocol[]; methods: CuMethod[] };

/** Everything that is read from the provider in the background. */
export type LiveData = {
  getNodes(): Promise<LiveNodes>;
  getPlans(): Promise<Plan[]>;
  getComputeUnits(): Promise<ComputeUnits>;
  /** Empty if the provider states no limits as data. */
  getLimits(): Promise<LimitRow[]>;
};
