import type { ChainFacts } from '@/lib/chains';
import type { RegionReading } from './availability';
import type { ChainStatus } from './statuses';
import type { CuMethod, CuProtocol, NetworkStatus, Plan } from './schema';

export type { CuMethod, CuProtocol, NetworkStatus, Plan } from './schema';

export type { RegionReading } from './availability';
export type { ChainStatus } from './statuses';

export type ChainNetwork = {
  key: string;
  name: string;
  status: NetworkStatus;
  interfaces: string[];
};

/** A measurement, a figure made up by the embedded provider, or the default of a chain without either. */
export type Reading = 'live' | 'sample' | 'default';

/** A chain as the site shows it: what is offered, how well it ran, what is known of it. */
export type Chain = {
  key: string;
  name: string;
  networks: ChainNetwork[];
  serviceLevels: string[];
  isPartner: boolean;
  /** A YouTube video id. */
  youtube: string | null;
  status: ChainStatus;
  /** Two decimals, such as `99.99`, which is also the default. */
  availabilityPercent: string;
  /** The same by region, in percent with three decimals; empty for the default. */
  regions: readonly RegionReading[];
  /** Where the figure comes from. */
  reading: Reading;
  /** ISO time of the check; null for every figure that was not measured. */
  measuredAt: string | null;
  facts: ChainFacts | null;
};

/** The node list: fresh from the provider, the embedded one's, the last that was read, or the site's own. */
export type LiveNodes = {
  chains: Chain[];
  source: 'live' | 'sample' | 'last-good' | 'built-in';
  /** True while the embedded provider makes up the availability. */
  hasSampleReadings: boolean;
  /** ISO time at which the availability was read, samples included; null when it never was. */
  readingsAt: string | null;
  /** ISO time at which the list was read; null for the built-in one. */
  checkedAt: string | null;
  /** Where readings were taken from, the most common region first. */
  regions: readonly string[];
  /** Mean of the chains' figures but for defaults, floored to two decimals; null when there is none. */
  meanAvailability: string | null;
};

/** What calls cost; both lists are empty while the provider's price list was never read. */
export type ComputeUnits = { protocols: CuProtocol[]; methods: CuMethod[] };

/** Everything that is read from the provider in the background. */
export type LiveData = {
  getNodes(): Promise<LiveNodes>;
  getPlans(): Promise<Plan[]>;
  getComputeUnits(): Promise<ComputeUnits>;
};
