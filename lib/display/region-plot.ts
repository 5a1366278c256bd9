import type { Chain } from '@/lib/provider';
import { toLevel, type Level } from './levels';

const MINUTES_PER_MONTH = 30 * 24 * 60;
const GOOD = 99.95;

type Dot = {
  region: string;
  percent: string;
  level: Level;
  /** Position on the axis, 0 to 100. */
  x: number;
  /** The region's line within the row, as in the grid. */
  lane: number;
};

export type PlotRow = { chain: Chain; mean: number; dots: Dot[]; weakest: Dot };

/** Where the axis of a plot begins; it ends at 100. */
export type PlotAxis = { from: number };
export const WIDE_AXIS: PlotAxis = { from: 99 };
export const CLOSE_AXIS: PlotAxis = { from: GOOD };

/** Returns a percentage's position on the axis, 0 to 100; lower values sit at its start. */
export const toPlace = (percent: number, { from }: PlotAxis): number =>
  Math.max(0, Math.round(((percent - from) / (100 - from)) * 1000) / 10);

/** Returns the downtime per 30 days at this availability, in whole minutes. */
export const toMinutesAway = (percent: number): number =>
  Math.round((1 - percent / 100) * MINUTES_PER_MONTH);

function toRow(chain: Chain, slots: readonly string[], axis: PlotAxis): PlotRow | null {
  const dots = chain.regions.map(({ region, percent }) => ({
    region,
    percent,
    level: toLevel(percent),
    x: toPlace(Number(percent), axis),
    lane: Math.max(0, slots.indexOf(region)),
  }));
  const [weakest] = [...dots].sort((a, b) => Number(a.percent) - Number(b.percent));
  if (!weakest) return null;
  const mean = dots.reduce((sum, { percent }) => sum + Number(percent), 0) / dots.length;
  return { chain, mean, dots, weakest };
}

/** Plots chains with a region below the top level, worst first, and the others on an axis of their own. */
export function getRegionPlot(chains: readonly Chain[], slots: readonly string[]) {
  const toRows = (axis: PlotAxis, isWanted: (row: PlotRow) => boolean) =>
    chains
      .flatMap((chain) => toRow(chain, slots, axis) ?? [])
      .filter(isWanted)
      .sort((a, b) => a.mean - b.mean);
  return {
    weak: toRows(WIDE_AXIS, ({ weakest }) => weakest.level !== 'high'),
    good: toRows(CLOSE_AXIS, ({ weakest }) => weakest.level === 'high'),
    unmeasured: chains.filter(({ regions }) => regions.length === 0),
  };
}
