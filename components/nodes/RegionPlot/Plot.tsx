import type { CSSProperties } from 'react';
import type { PlotRow } from '@/lib/display/region-plot';
import s from './Plot.module.scss';

/** One dot a region on the chain's line, from the lowest to the highest. */
export function Plot({ dots }: Pick<PlotRow, 'dots'>) {
  const places = dots.map(({ x }) => x);
  const style = { '--from': Math.min(...places), '--to': Math.max(...places) } as CSSProperties;
  return (
    <span className={s.plot} style={style} aria-hidden="true">
      {dots.map(({ region, x, lane, level }) => (
        <i
          key={region}
          data-level={level}
          className={x === 0 ? s.edge : undefined}
          style={{ '--x': x, '--lane': lane } as CSSProperties}
        />
      ))}
    </span>
  );
}
