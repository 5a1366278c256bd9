import { classNames } from '@/components/ui/class-names';
import { getChainFacts } from '@/lib/chains';
import { DrawnMark } from './DrawnMark';
import sprite from './chain-marks.svg';
import s from './index.module.scss';

type SymbolProps = { chainKey: string; x?: number; y?: number; size?: number };

/** The mark as part of a drawing, in its family's colour. */
export function MarkSymbol({ chainKey, x, y, size }: SymbolProps) {
  const facts = getChainFacts(chainKey);
  const box = { x, y, width: size, height: size };
  return facts ? (
    <svg {...box} className={s.symbol} data-family={facts.family}>
      <use href={`${sprite.src}#${chainKey}`} />
    </svg>
  ) : (
    <DrawnMark chainKey={chainKey} {...box} />
  );
}

type Props = { chainKey: string; size?: 's' | 'm' | 'l' };

/**
 * A chain's own mark in one colour, beside its name; a chain missing from the sprite gets a mark drawn from its key.
 */
export function ChainMark({ chainKey, size = 'm' }: Props) {
  const family = getChainFacts(chainKey)?.family;
  return (
    <span aria-hidden="true" className={classNames(s.mark, s[size])} data-family={family}>
      <MarkSymbol chainKey={chainKey} />
    </span>
  );
}
