import type { Chain } from '@/lib/provider';
import { listRegions } from '@/lib/provider/availability';
import { LIVE_NETWORKS } from '../faucet-page';
import { getInterfaces, getStatusName } from '..';
import { getFactRows, getNetworkName, joinNames } from '../chain-facts';
import { toPresence, toTexts, type ComparisonRow, type Context } from './rows';

/** The mean, with a dash if nothing was measured, and each region. */
export function getAvailabilityRows({ chains, messages }: Context): ComparisonRow[] {
  const { nodes, units } = messages;
  const withUnit = (percent: string) => `${percent}${units.percent}`;
  const means = chains.map(({ reading, availabilityPercent }) =>
    reading === 'default' ? null : withUnit(availabilityPercent),
  );
  const regions = listRegions(chains).map((name) =>
    toTexts(
      name,
      chains.map((chain) => {
        const known = chain.regions.find(({ region }) => region === name);
        return known && withUnit(known.percent);
      }),
    ),
  );
  return [
    toTexts(
      nodes.status,
      chains.map(({ status }) => getStatusName(status, messages)),
    ),
    toTexts(nodes.availability, means),
    ...regions,
  ];
}

export function getInterfaceRows(context: Context): ComparisonRow[] {
  const counts = new Map<string, number>();
  for (const name of context.chains.flatMap(getInterfaces)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => toPresence(name, context, (chain) => getInterfaces(chain).includes(name)));
}

export function getNetworkRows(context: Context): ComparisonRow[] {
  const { chains, locale, messages } = context;
  const { directory, compare } = messages;
  const testnets = chains.map(({ networks }) =>
    joinNames(
      networks.filter(({ key }) => key !== 'mainnet').map((one) => getNetworkName(one, messages)),
      locale,
    ),
  );
  const hasFaucet = ({ key }: Chain) => LIVE_NETWORKS.some(({ chainKey }) => chainKey === key);
  return [
    toPresence(directory.networks.mainnet, context, ({ networks }) =>
      networks.some(({ key }) => key === 'mainnet'),
    ),
    toTexts(
      compare.testnets,
      testnets.map((text) => text || null),
    ),
    toPresence(compare.faucet, context, hasFaucet),
  ];
}

export function getChainRows({ chains, locale, messages }: Context): ComparisonRow[] {
  const { nodes, directory } = messages;
  // These have sections of their own.
  const elsewhere = new Set([nodes.networks, nodes.interfaces, nodes.service]);
  const families: Record<string, string> = directory.families;
  const sheets = chains.map((chain) => getFactRows(chain, messages, locale));
  const facts = (sheets[0] ?? []).flatMap(({ label }, index) => {
    const values = sheets.map((sheet) => sheet[index]?.value);
    const isKnown = values.some((value) => value !== null && value !== undefined);
    return isKnown && !elsewhere.has(label) ? [toTexts(label, values)] : [];
  });
  const family = toTexts(
    directory.facets.family,
    chains.map(({ facts: known }) => known && families[known.family]),
  );
  return [family, ...facts];
}
