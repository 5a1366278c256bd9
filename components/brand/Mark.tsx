import { MARK } from '@/lib/brand/mark';

type Props = { size: number; ink: string; signal: string };

/** The brand's mark, `size` pixels square. It needs no styles, so that social pictures can draw it too. */
export function Mark({ size, ink, signal }: Props) {
  const { side, links, linkWidth, radius, nodes } = MARK;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={links} fill="none" stroke={ink} strokeWidth={linkWidth} strokeLinejoin="round" />
      {nodes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={ink} />
      ))}
      <circle cx={MARK.signal[0]} cy={MARK.signal[1]} r={radius} fill={signal} />
    </svg>
  );
}
