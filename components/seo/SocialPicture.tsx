import { getDotGrid } from './dot-grid';

type Props = { brand: string; title: string; address: string; path: string };

const COLOURS = { ground: '#0b0e0d', ink: '#ecf1ee', muted: '#9ba7a2', signal: '#c8f169' };
const SPACING = 48;

/** The lattice behind the words: a dot for each point, links for the lit way through it. */
function StatusGrid({ path }: { path: string }) {
  const { columns, rows, way } = getDotGrid(path);
  const dots = Array.from({ length: columns * rows }, (_, index) => index);
  const toX = (index: number) => (index % columns) * SPACING + SPACING / 2;
  const toY = (index: number) => Math.floor(index / columns) * SPACING + SPACING / 2;
  const line = way.map((index) => `${toX(index)},${toY(index)}`).join(' ');
  return (
    <svg
      width={columns * SPACING}
      height={rows * SPACING}
      viewBox={`0 0 ${columns * SPACING} ${rows * SPACING}`}
      style={{ position: 'absolute', right: 24, top: 27 }}
    >
      <polyline points={line} fill="none" stroke={COLOURS.signal} strokeWidth="3" />
      {dots.map((index) => {
        const isLit = way.includes(index);
        return (
          <circle
            key={index}
            cx={toX(index)}
            cy={toY(index)}
            r={isLit ? 8 : 3}
            fill={isLit ? COLOURS.signal : '#2c3633'}
          />
        );
      })}
    </svg>
  );
}

/** The picture of a page for social networks. Its styles are those of the drawing program, not of a page. */
export function SocialPicture({ brand, title, address, path }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: COLOURS.ground,
        color: COLOURS.ink,
      }}
    >
      <StatusGrid path={path} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 760,
          padding: 64,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 34 }}>
          <svg width="44" height="44" viewBox="0 0 22 22" style={{ marginRight: 16 }}>
            <path d="M4 18V4l14 14V4" fill="none" stroke={COLOURS.ink} strokeWidth="2.6" />
            <circle cx="4" cy="18" r="3" fill={COLOURS.ink} />
            <circle cx="4" cy="4" r="3" fill={COLOURS.ink} />
            <circle cx="18" cy="18" r="3" fill={COLOURS.ink} />
            <circle cx="18" cy="4" r="3" fill={COLOURS.signal} />
          </svg>
          {brand}
        </div>
        <div style={{ display: 'flex', fontSize: 60, lineHeight: 1.12, letterSpacing: -2 }}>
          {title}
        </div>
        <div style={{ display: 'flex', fontSize: 26, color: COLOURS.muted }}>{address}</div>
      </div>
    </div>
  );
}
