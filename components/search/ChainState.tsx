import { OfferDot } from '@/components/nodes/OfferDot';
import type { SearchChain } from '@/lib/search/types';
import s from './ChainState.module.scss';

const DOTS = { available: 'yes', 'coming-soon': 'dedicated', inactive: 'unknown' } as const;

/** A chain's state as a dot and a word, and its availability. */
export function ChainState({ chain }: { chain: SearchChain | undefined }) {
  if (!chain) return null;
  return (
    <span className={s.state}>
      <OfferDot offer={DOTS[chain.status]} /> {chain.state} <b>{chain.availability}</b>
    </span>
  );
}
