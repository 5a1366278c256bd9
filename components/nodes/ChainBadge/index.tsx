import { classNames } from '@/components/ui/class-names';
import type { Chain } from '@/lib/provider';
import s from './index.module.scss';

/** Stands for a chain where a logo would: its key in type, since marks belong to their owners. */
export function ChainBadge({ chain, size = 'm' }: { chain: Chain; size?: 'm' | 'l' }) {
  return (
    <span aria-hidden="true" className={classNames(s.badge, s[size])}>
      {chain.key.slice(0, 4).toUpperCase()}
    </span>
  );
}
