import { DrawnMark } from '@/components/nodes/ChainMark/DrawnMark';
import type { Figure } from '../figure';
import { COLOURS } from './colours';

/** Sizes of tiles and gaps, in pixels, by the maximum number of tiles. */
const SIZES = [
  { most: 1, side: 288, gap: 0 },
  { most: 4, side: 168, gap: 24 },
  { most: Infinity, side: 72, gap: 24 },
];

/** The marks or the drawing of a page, each on a tile above the lattice. */
export function FigureTiles({ marks, drawing }: Figure) {
  const pictures = drawing ? [{ chainKey: null, picture: drawing }] : marks;
  const size = SIZES.find(({ most }) => pictures.length <= most);
  if (!size) return null;
  const { side, gap } = size;
  const inner = Math.round(side * 0.66);
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap,
        alignContent: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
      }}
    >
      {pictures.map(({ chainKey, picture }, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: side,
            height: side,
            background: COLOURS.surface,
            border: `2px solid ${COLOURS.line}`,
            borderRadius: side * 0.2,
            color: COLOURS.signal,
          }}
        >
          {picture ? (
            // The drawing program knows no next/image.
            // eslint-disable-next-line @next/next/no-img-element
            <img src={picture} width={inner} height={inner} alt="" />
          ) : chainKey ? (
            <DrawnMark chainKey={chainKey} width={inner} height={inner} />
          ) : null}
        </div>
      ))}
    </div>
  );
}
