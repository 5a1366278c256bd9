import type { ComponentProps } from 'react';
import { drawChainMark } from '@/lib/chains/mark';

export const DRAWN_BOX = '2 2 28 28';

/** A mark of three to six linked nodes, one of them a ring. */
export function DrawnMark({ chainKey, ...rest }: { chainKey: string } & ComponentProps<'svg'>) {
  const { links, isLoop, nodes, live } = drawChainMark(chainKey);
  return (
    <svg {...rest} viewBox={DRAWN_BOX} fill="none" stroke="currentColor" strokeWidth="2.3">
      <path d={links} fill={isLoop ? 'currentColor' : 'none'} fillOpacity=".2" />
      <path d={nodes} strokeWidth="5.8" strokeLinecap="round" />
      <circle cx={live[0]} cy={live[1]} r="2.7" />
    </svg>
  );
}
