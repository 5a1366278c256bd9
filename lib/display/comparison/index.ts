import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/messages';
import type { ComputeUnits } from '@/lib/provider';
import { JOBS } from '@/lib/units/jobs';
import { getCostRows } from './costs';
import { getLimitSection, type LimitFacts } from './limits';
import { toPresence, type ComparisonSection, type Context } from './rows';
import { getAvailabilityRows, getChainRows, getInterfaceRows, getNetworkRows } from './chains';

export { NOT_KNOWN, type ComparisonCell, type ComparisonRow, type ComparisonSection } from './rows';

/** Compares chains side by side, section by section. */
export function getComparison(
  context: Context,
  prices: ComputeUnits,
  limits: LimitFacts,
): ComparisonSection[] {
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
    getLimitSection(context, limits),
    { title: compare.chains, rows: getChainRows(context) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
