import type { RegionReading } from '@/lib/provider';
import { RegionBar } from '../RegionBar';
import s from './index.module.scss';

type Props = {
  regions: readonly RegionReading[];
  /** What the list is about, for screen readers. */
  label: string;
};

/** A chain's availability by region, below its mean. */
export function RegionBars({ regions, label }: Props) {
  if (regions.length === 0) return null;
  return (
    <ul className={s.regions} aria-label={label}>
      {regions.map(({ region, percent }) => (
        <li key={region}>
          <RegionBar percent={percent} />
          <b>{percent}</b> <span>{region}</span>
        </li>
      ))}
    </ul>
  );
}
