import { classNames } from '@/components/ui/class-names';
import type { AvailabilityLevel } from '@/lib/display';
import s from './LevelDot.module.scss';

/** A level of availability, told by shape as well as by colour. */
export function LevelDot({ level }: { level: AvailabilityLevel }) {
  return <i className={classNames(s.dot, s[level])} />;
}
