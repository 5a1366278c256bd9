import { toMeanPercent } from '@/lib/display/history-strip';
import type { History } from '@/lib/history';
import { toBucketStart } from '@/lib/history/periods';
import type { Chain, Reading } from '@/lib/provider';
import { getStatPath } from '@/lib/site/addresses';
import { DAY_MS } from '@/lib/utc-day';

/** Whole UTC days, so that anyone can compute the figure again from the files of the days. */
const DAYS = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 } as const;
export type StatWindow = 'latest' | keyof typeof DAYS;

/** A figure to quote: what it is, of how much, and how it came about. */
export type Stat = {
  id: string;
  chain: string;
  name: string;
  /** Null if nothing was measured in the window. */
  value: string | null;
  unit: 'percent';
  source: Reading;
  /** ISO times; the end is exclusive. Null for samples, which were not measured at any time. */
  window: { from: string; to: string } | null;
  /** How many readings of regions the figure is the mean of. */
  samples: number;
  method: string;
  url: string;
};

const METHOD = {
  latest: 'Mean of the regions at the latest check, truncated to two decimals.',
  days: 'Mean of all readings, one a minute from each region, over whole UTC days; truncated to two decimals.',
};

const toIso = (time: number) => new Date(time).toISOString();

function toLatest(chain: Chain) {
  const { reading, measuredAt, availabilityPercent, regions } = chain;
  return {
    value: reading === 'default' ? null : availabilityPercent,
    source: reading,
    window: measuredAt ? { from: measuredAt, to: measuredAt } : null,
    samples: regions.length,
    method: METHOD.latest,
  };
}

/** Sums up the last whole days; the current one is still running. */
function toDays(chain: Chain, { buckets, readAt }: History, count: number) {
  const to = toBucketStart(readAt, DAY_MS);
  const from = to - count * DAY_MS;
  const stats = [...buckets['90d']]
    .filter(([start]) => start >= from && start < to)
    .flatMap(([, byChain]) => [...(byChain.get(chain.key)?.values() ?? [])]);
  return {
    value: toMeanPercent(stats),
    source: stats.length > 0 ? ('live' as const) : ('default' as const),
    window: { from: toIso(from), to: toIso(to) },
    samples: stats.reduce((sum, stat) => sum + stat.count, 0),
    method: METHOD.days,
  };
}

/** Returns a chain's availability over a window; `origin` is the site's, without a trailing slash. */
export function toStat(
  chain: Chain,
  { window, history, origin }: { window: StatWindow; history: History; origin: string },
): Stat {
  const path = getStatPath(chain.key, window);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const figure = window === 'latest' ? toLatest(chain) : toDays(chain, history, DAYS[window]);
  return { id, chain: chain.key, name: chain.name, unit: 'percent', ...figure, url: origin + path };
}

/** Returns the figure that a text would quote: a month if all of it was recorded, else the latest check. */
export function getQuotedStat(chain: Chain, history: History, origin: string): Stat | null {
  const { since, readAt } = history;
  const isFull = since !== null && since <= toBucketStart(readAt, DAY_MS) - DAYS['30d'] * DAY_MS;
  const stat = toStat(chain, { window: isFull ? '30d' : 'latest', history, origin });
  return stat.value === null ? null : stat;
}
