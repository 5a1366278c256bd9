import { splitPhrases } from '@/lib/i18n/phrases';
import { Mark } from '../../brand/Mark';
import type { Figure } from '../figure';
import { COLOURS } from './colours';
import { FigureTiles } from './FigureTiles';
import { Lattice } from './Lattice';

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
