import { COLOURS } from './colours';
import { getDotGrid } from './dot-grid';

const SPACING = 48;

type Props = { path: string; isLit: boolean };

/** The lattice behind a figure: a dot for each point. If lit, it shows a path that is unique to its page. */
export function Lattice({ path, isLit }: Props) {
  const grid = getDotGrid(path);
  const { columns, rows } = grid;
  const way = isLit ? grid.way : [];
  const dots = Array.from({ length: columns * rows }, (_, index) => index);
  const toX = (index: number) => (index % columns) * SPACING + SPACING / 2;
  const toY = (index: number) => Math.floor(index / columns) * SPACING + SPACING / 2;
  const line = way.map((index) => `${toX(index)},${toY(index)}`).join(' ');
  return (
    <svg
      width={columns * SPACING}
      height={rows * SPACING}
      viewBox={`0 0 ${columns * SPACING} ${rows * SPACING}`}
      style={{ position: 'absolute' }}
    >
      <polyline points={line} fill="none" stroke={COLOURS.signal} strokeWidth="3" />
      {dots.map((index) => {
        const isOnWay = way.includes(index);
        return (
          <circle
            key={index}
            cx={toX(index)}
            cy={toY(index)}
            r={isOnWay ? 8 : 3}
            fill={isOnWay ? COLOURS.signal : COLOURS.line}
          />
        );
      })}
    </svg>
  );
}
