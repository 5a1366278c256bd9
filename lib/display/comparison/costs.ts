import { formatLargeNumber } from '@/lib/i18n/format';
import type { ComputeUnits } from '@/lib/provider';
import { JOBS, getJobCosts, type JobId } from '@/lib/units/jobs';
import { NOT_KNOWN, toRow, type ComparisonRow, type Context } from './rows';

/** The cost of one workload on each chain, and how much more it is than on the cheapest. */
export function getCostRows(
  { chains, locale, messages }: Context,
  prices: ComputeUnits,
): ComparisonRow[] {
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
