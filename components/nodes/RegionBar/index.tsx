import { toLevel } from '@/lib/display/levels';
import s from './index.module.scss';

/** A region's availability as length and colour; empty if it was not measured. The figure is beside it. */
export function RegionBar({ percent }: { percent: string | null }) {
  return <i className={s.bar} data-level={percent === null ? undefined : toLevel(percent)} />;
}
