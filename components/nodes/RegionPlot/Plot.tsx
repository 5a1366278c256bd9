import type { PlotRow } from '@/lib/display/region-plot';
import s from './Plot.module.scss';

const MIDDLE = 18;
const RADIUS = 3;
/** Distance between two regions; four of them fill the row. */
const LANE = 7;

/** One dot per region on the chain's line, lowest to highest; a triangle marks values beyond the axis. */
export function Plot({ dots }: Pick<PlotRow, 'dots'>) {
  const places = dots.map(({ x }) => x);
  return (
    <svg className={s.plot} aria-hidden="true">
      <line x1={`${Math.min(...places)}%`} x2={`${Math.max(...places)}%`} y1={MIDDLE} y2={MIDDLE} />
      {dots.map(({ region, x, lane, level }) => {
        const y = MIDDLE + (lane - 1.5) * LANE;
        return x === 0 ? (
          <path key={region} data-level={level} d={`M-3 ${y}l6-3v6z`} />
        ) : (
          <circle key={region} data-level={level} cx={`${x}%`} cy={y} r={RADIUS} />
        );
      })}
    </svg>
  );
}
