import 'server-only';
import { readFile } from 'node:fs/promises';
import { COLOURS } from './colours';

const MARKS = new URL('../../nodes/ChainMark/chain-marks.svg', import.meta.url);
const DRAWINGS = new URL('../../layout/Navbar/menu-drawings.svg', import.meta.url);
const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
/** How the menus' style sheet draws them. */
const DRAWING_LOOK = `fill="none" stroke="${COLOURS.ink}" stroke-width="1.4"`;

/** Reads the symbols of a sprite by their ids, each as a data URL. */
async function readSymbols(sprite: URL, look = ''): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(sprite, 'utf8');
  return new Map(
    Array.from(text.matchAll(SYMBOL), ([, id = '', attributes = '', shapes = '']) => {
      const coloured = shapes.replace(/currentColor|var\(--accent\)/g, COLOURS.signal);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes} ${look}>${coloured}</svg>`;
      return [id, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`];
    }),
  );
}

/** Reads the marks of all chains that have one, by chain key. */
export const readMarks = () => readSymbols(MARKS);
/** Reads the menus' drawings by name. */
export const readDrawings = () => readSymbols(DRAWINGS, DRAWING_LOOK);
