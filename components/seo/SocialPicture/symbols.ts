import 'server-only';
import { readFile } from 'node:fs/promises';
import { COLOURS } from './colours';

const SPRITES = {
  marks: new URL('../../nodes/ChainMark/chain-marks.svg', import.meta.url),
  drawings: new URL('../../layout/Navbar/menu-drawings.svg', import.meta.url),
};
const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
/** How the menus' style sheet draws them. */
const DRAWING_LOOK = `fill="none" stroke="${COLOURS.ink}" stroke-width="1.4"`;

/** A symbol of a sprite as the address of a picture; null where the sprite has no such symbol. */
async function readSymbol(sprite: keyof typeof SPRITES, id: string, look = '') {
  const text = await readFile(SPRITES[sprite], 'utf8');
  for (const [, name, attributes = '', shapes = ''] of text.matchAll(SYMBOL)) {
    if (name !== id) continue;
    const coloured = shapes.replace(/currentColor|var\(--accent\)/g, COLOURS.signal);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes} ${look}>${coloured}</svg>`;
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  }
  return null;
}

export const readMark = (chainKey: string) => readSymbol('marks', chainKey);
export const readDrawing = (name: string) => readSymbol('drawings', name, DRAWING_LOOK);
