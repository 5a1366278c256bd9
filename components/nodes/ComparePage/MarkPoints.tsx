import type { LanePoint } from '@/lib/display/lanes';
import { MarkSymbol } from '../ChainMark';
import s from './MarkPoints.module.scss';

const SIZE = 22;
const LANE = 24;

/** Chains' marks as points on a line; overlapping ones are stacked. */
export function MarkPoints({ points }: { points: readonly LanePoint[] }) {
  const lanes = Math.max(1, ...points.map(({ lane }) => lane + 1));
  const height = lanes * LANE;
  return (
    <svg aria-hidden="true" className={s.points} height={height}>
      <line x2="100%" y1={height / 2} y2={height / 2} />
      {points.map(({ key, place, lane }) => (
        <svg key={key} x={`${place}%`} y={lane * LANE + 1} className={s.point}>
          <rect x={-SIZE / 2} width={SIZE} height={SIZE} rx="6" />
          <MarkSymbol chainKey={key} x={-SIZE / 2 + 3} y={3} size={SIZE - 6} />
        </svg>
      ))}
    </svg>
  );
}
