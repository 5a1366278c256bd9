import type { Strip } from '@/lib/display/history-strip';
import s from './index.module.scss';

/** Width of a bucket in the drawing, including the gap after it. */
const BUCKET = 3;
const HEIGHT = 20;
const SHARES = { high: 1, middle: 0.66, low: 0.33 } as const;

/** One bar per bucket, with its availability as height; a dotted line if nothing was recorded. */
export function HistoryStrip({ strip: { range, count, runs } }: { strip: Strip }) {
  return (
    <svg
      className={s.strip}
      data-range={range}
      viewBox={`0 0 ${count * BUCKET} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {runs.map(({ level, from, to }) => {
        const height = level ? HEIGHT * SHARES[level] : 1;
        return (
          // Dashes draw the bars of a run, so that its length adds no markup.
          <path
            key={from}
            data-level={level ?? undefined}
            strokeWidth={height}
            d={`M${from * BUCKET} ${HEIGHT - height / 2}H${to * BUCKET}`}
          />
        );
      })}
    </svg>
  );
}
