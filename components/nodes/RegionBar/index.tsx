import { toLevel } from '@/lib/display/levels';
import s from './index.module.scss';

/** How well a region ran, by length and colour; empty where it was not measured. The figure stands beside it. */
export function RegionBar({ percent }: { percent: string | null }) {
  return <i className={s.bar} data-level={percent === null ? undefined : toLevel(percent)} />;
}
