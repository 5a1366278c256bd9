import { splitPhrases } from '@/lib/i18n/phrases';
import { DrawnMark } from '@/components/nodes/ChainMark/DrawnMark';
import { Mark } from '../../brand/Mark';
import type { Figure } from '../figure';
import { COLOURS } from './colours';
import { Lattice } from './Lattice';

/** Sizes of tiles and gaps, in pixels, by the maximum number of tiles. */
const SIZES = [
  { most: 1, side: 288, gap: 0 },
  { most: 4, side: 168, gap: 24 },
  { most: Infinity, side: 72, gap: 24 },
];

/** The marks or the drawing of a page, each on a tile above the lattice. */
function FigureTiles({ marks, drawing }: Figure) {
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

type Props = {
  brand: string;
  title: string;
  address: string;
  path: string;
  figure: Figure;
  /** Chinese characters are denser, and need more line spacing and no tightened letter spacing. */
  script: 'latin' | 'chinese';
};

const TITLE_STYLES = {
  latin: { fontSize: 60, lineHeight: 1.12, letterSpacing: -2 },
  chinese: { fontSize: 58, lineHeight: 1.3, letterSpacing: 0 },
};

/** A page's picture for social networks. Its styles are for the picture's renderer, not for a browser. */
export function SocialPicture({ brand, title, address, path, figure, script }: Props) {
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
          <div style={{ display: 'flex', marginRight: 16 }}>
            <Mark size={44} ink={COLOURS.ink} signal={COLOURS.signal} />
          </div>
          {brand}
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', ...TITLE_STYLES[script] }}>
          {script === 'chinese'
            ? splitPhrases(title).map((phrase, index) => (
                <span key={index} style={{ whiteSpace: 'pre-wrap' }}>
                  {phrase}
                </span>
              ))
            : title}
        </div>
        <div style={{ display: 'flex', fontSize: 26, color: COLOURS.muted }}>{address}</div>
      </div>
      <div style={{ display: 'flex', position: 'relative', width: 384, margin: '27px 0' }}>
        <Lattice path={path} isLit={figure.marks.length <= 4} />
        <FigureTiles {...figure} />
      </div>
    </div>
  );
}
