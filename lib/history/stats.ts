import type { Check, Stat, Stats } from './types';

/** Merges one region's readings into another's; either may be missing. */
function join(known: Stat | undefined, { count, total, lowest }: Stat): Stat {
  if (!known) return { count, total, lowest };
  return {
    count: known.count + count,
    total: known.total + total,
    lowest: Math.min(known.lowest, lowest),
  };
}

/** Adds readings to `stats` in place. */
export function addStats(stats: Stats, added: Stats): void {
  for (const [chain, byRegion] of added) {
    const known = stats.get(chain) ?? new Map<string, Stat>();
    stats.set(chain, known);
    for (const [region, stat] of byRegion) known.set(region, join(known.get(region), stat));
  }
}

export function toStats({ readings }: Check): Stats {
  const toStat = (value: number): Stat => ({ count: 1, total: value, lowest: value });
  return new Map(
    [...readings].map(([chain, byRegion]) => [
      chain,
      new Map([...byRegion].map(([region, value]) => [region, toStat(value)])),
    ]),
  );
}
