import type { CallShare } from '@/lib/content/case-studies';
import s from './index.module.scss';

/** A product's calls as a bar. The text beside it, or `label`, says the same. */
export function CallMix({ shares, label }: { shares: readonly CallShare[]; label?: string }) {
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  const getStart = (index: number) =>
    shares.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className={s.mix}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shares.map(({ kind, percent }, index) => (
        <rect key={kind} x={getStart(index)} width={percent} height="1" data-kind={kind} />
      ))}
    </svg>
  );
}

/** The colour of a kind of calls, before its name. */
export function CallKindMark({ kind }: { kind: CallShare['kind'] }) {
  return <i className={s.mark} data-kind={kind} />;
}
