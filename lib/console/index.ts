import type { EndpointHost } from '@/lib/endpoints';
import { getMethodSupport } from '@/lib/chains/methods';
import { toMethodCall } from '@/lib/methods/call';
import { getInterfaces } from '@/lib/methods/interfaces';
import { createPriceLookup } from '@/lib/methods/prices';
import type { Chain, Plan } from '@/lib/provider';
import { getChainSamples } from '@/lib/samples';
import type { RequestSample } from '@/lib/samples/types';
import type { PriceList } from '@/lib/units/prices';
import { isAnsweredBy } from './answered-by';

/** An interface in the console, with its first request and that request's cost in compute units. */
export type ConsoleTab = RequestSample & {
  units: number | null;
  archive: number | null;
  /** True if the visitor can choose another method. */
  hasMethods: boolean;
};

export type ConsoleNetwork = Chain['networks'][number];

/** What a chain's console shows initially. */
export type ConsoleData = {
  tabs: readonly ConsoleTab[];
  /** Networks that accept requests, mainnet first. */
  networks: readonly ConsoleNetwork[];
  /** Compute units in the smallest package that is measured in them; null if there is none. */
  packageUnits: number | null;
};

type Source = { chain: Chain; host: EndpointHost; prices: PriceList; plans: readonly Plan[] };

function getPackageUnits(plans: readonly Plan[]): number | null {
  const units = plans.flatMap(({ computeUnits }) => computeUnits ?? []);
  return units.length > 0 ? Math.min(...units) : null;
}

/** Returns a chain's console; null if no request for it is known. */
export function getConsole({ chain, host, prices, plans }: Source): ConsoleData | null {
  const networks = chain.networks.filter(({ status }) => status === 'active');
  const offered = [...new Set(networks.flatMap(({ interfaces }) => interfaces))];
  const samples = chain.facts ? getChainSamples(chain.facts, offered, host) : [];
  if (samples.length === 0) return null;
  const methods = getMethodSupport(chain.key)?.methods ?? [];
  const callable = methods.filter((method) => toMethodCall(method) !== null);
  const getPrice = createPriceLookup(prices, chain.key);
  return {
    tabs: samples.map((sample) => {
      const { method } = sample;
      const listed = methods.find(({ name, wire }) => name === method || wire === method);
      const price = listed ? getPrice(listed) : null;
      return {
        ...sample,
        units: price?.units ?? null,
        archive: price?.archive ?? null,
        hasMethods:
          // A stream does not take requests from the method list.
          sample.requests.go !== undefined &&
          callable.some((one) => isAnsweredBy(getInterfaces(one), sample.interface)),
      };
    }),
    networks,
    packageUnits: getPackageUnits(plans),
  };
}
