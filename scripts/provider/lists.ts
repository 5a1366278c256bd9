import { getErrorMessage } from '@/lib/errors';
import type { ProviderClient } from '@/lib/provider/client';
import { createSources } from '@/lib/provider/sources';

/** What the site would show of a provider, and what is wrong in its lists. */
export type ProviderReport = { shown: string[]; faults: string[] };

/** Reads each list once, as the site does; a list that fails is a fault. */
export async function checkProvider(client: ProviderClient): Promise<ProviderReport> {
  const faults: string[] = [];
  async function read<T>(
    call: string,
    run: () => Promise<{ value: T; faults: readonly string[] }>,
  ) {
    try {
      const result = await run();
      faults.push(...result.faults.map((fault) => `${call} ${fault}`));
      return result.value;
    } catch (error) {
      faults.push(`${call} failed: ${getErrorMessage(error)}`);
      return null;
    }
  }
  const sources = createSources(client);
  const { paths } = client;
  const [nodes, plans, units] = await Promise.all([
    read(paths.nodes, () => sources.nodes.read(null)),
    read(paths.plans, () => sources.plans.read(null)),
    read(paths.unitChains, () => sources.computeUnits.read(null)),
  ]);
  const networks = (nodes ?? []).flatMap((chain) => chain.networks);
  const count = (list: readonly unknown[] | undefined, what: string) =>
    `${list?.length ?? 0} ${what}`;
  return {
    shown: [
      `${count(nodes ?? [], 'chains')}, ${count(networks, 'networks')}, ${count(
        (nodes ?? []).filter((chain) => chain.service_levels.includes('archive')),
        'chains with archive data',
      )}`,
      `${new Set(networks.flatMap(({ regions = [] }) => regions)).size} regions`,
      ...(plans ?? []).map(
        ({ id, kind, price }) =>
          `plan ${id}: ${kind}, ${price.amount === null ? 'price on request' : `${price.amount} ${price.currency} per month`}`,
      ),
      `${count(units?.methods, 'priced methods')} on ${count(units?.protocols, 'chains')}`,
    ],
    faults,
  };
}
