import { FAUCET_NETWORKS } from '@/lib/chains';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain, ComputeUnits } from '@/lib/provider';
import { listRegions } from '@/lib/provider/availability';
import { JOBS, getJobCosts, type JobId } from '@/lib/units/jobs';
import { getInterfaces, getStatusName } from '.';
import { getFactRows, getNetworkName, joinNames } from './chain-facts';

export const NOT_KNOWN = '—';

/** `isServed` is set where the answer is yes or no. */
export type ComparisonCell = { text: string; note?: string; isServed?: boolean };
export type ComparisonRow = { label: string; cells: readonly ComparisonCell[]; isSame: boolean };
export type ComparisonSection = { title: string; lead?: string; rows: readonly ComparisonRow[] };

type Context = { chains: readonly Chain[]; locale: Locale; messages: Messages };

const toRow = (label: string, cells: readonly ComparisonCell[]): ComparisonRow => ({
  label,
  cells,
  isSame: new Set(cells.map(({ text }) => text)).size === 1,
});

const toTexts = (label: string, texts: readonly (string | number | null | undefined)[]) =>
  toRow(
    label,
    texts.map((text) => ({ text: String(text ?? NOT_KNOWN) })),
  );

function toPresence(
  label: string,
  { chains, messages: { compare } }: Context,
  isServed: (chain: Chain) => boolean,
): ComparisonRow {
  const cells = chains.map((chain) => {
    const served = isServed(chain);
    return { text: served ? compare.yes : compare.no, isServed: served };
  });
  return toRow(label, cells);
}

/** The mean, which is a dash where nothing was measured, and each region. */
function getAvailabilityRows({ chains, messages }: Context): ComparisonRow[] {
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

function getInterfaceRows(context: Context): ComparisonRow[] {
  const counts = new Map<string, number>();
  for (const name of context.chains.flatMap(getInterfaces)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => toPresence(name, context, (chain) => getInterfaces(chain).includes(name)));
}

function getNetworkRows(context: Context): ComparisonRow[] {
  const { chains, locale, messages } = context;
  const { directory, compare } = messages;
  const testnets = chains.map(({ networks }) =>
    joinNames(
      networks.filter(({ key }) => key !== 'mainnet').map((one) => getNetworkName(one, messages)),
      locale,
    ),
  );
  const hasFaucet = ({ key }: Chain) => FAUCET_NETWORKS.some(({ chainKey }) => chainKey === key);
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

/** One workload on each chain; how much more it comes to than on the cheapest. */
function getCostRows({ chains, locale, messages }: Context, prices: ComputeUnits): ComparisonRow[] {
  const { compare } = messages;
  const costs = chains.map(({ key }) => getJobCosts(prices, key));
  const totals = costs.flatMap(({ monthUnits }) => monthUnits ?? []);
  const least = Math.min(...totals);
  const toNote = (units: number) => {
    if (totals.length < 2) return undefined;
    return units === least ? compare.lowest : `×${(units / least).toFixed(2)}`;
  };
  const total = toRow(
    compare.monthUnits,
    costs.map(({ monthUnits }) =>
      monthUnits === null
        ? { text: NOT_KNOWN }
        : { text: formatLargeNumber(monthUnits, locale), note: toNote(monthUnits) },
    ),
  );
  const jobs = (Object.keys(JOBS) as JobId[]).map((id, index) =>
    toRow(
      compare.jobs[id],
      costs.map(({ jobs: listed }) => {
        const job = listed[index];
        return job?.method ? { text: String(job.units), note: job.method } : { text: NOT_KNOWN };
      }),
    ),
  );
  return [total, ...jobs];
}

function getChainRows({ chains, locale, messages }: Context): ComparisonRow[] {
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

/** Chains side by side, section by section. */
export function getComparison(context: Context, prices: ComputeUnits): ComparisonSection[] {
  const { chains, locale, messages } = context;
  const { compare, nodes } = messages;
  const levels = [...new Set(chains.flatMap(({ serviceLevels }) => serviceLevels))];
  const names: Record<string, string> = nodes.levels;
  const lead = formatMessage(
    compare.workload,
    Object.fromEntries(
      Object.entries(JOBS).map(([id, count]) => [id, formatNumber(count, locale)]),
    ),
  );
  const sections: ComparisonSection[] = [
    { title: nodes.availability, rows: getAvailabilityRows(context) },
    { title: compare.cost, lead, rows: getCostRows(context, prices) },
    { title: nodes.interfaces, rows: getInterfaceRows(context) },
    { title: nodes.networks, rows: getNetworkRows(context) },
    {
      title: nodes.service,
      rows: levels.map((level) =>
        toPresence(names[level] ?? level, context, ({ serviceLevels }) =>
          serviceLevels.includes(level),
        ),
      ),
    },
    { title: compare.chains, rows: getChainRows(context) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
