import { classNames } from '@/components/ui/class-names';
import type { AvailabilityLevel } from '@/lib/display';
import s from './LevelDot.module.scss';

/** An availability level, distinguished by shape as well as colour. */
export function LevelDot({ level }: { level: AvailabilityLevel }) {
  return <i className={classNames(s.dot, s[level])} />;
}
