import opentype from 'opentype.js';

export type Line = { path: string; width: number };

type TextPosition = { x: number; baseline: number; size: number; tracking: number };

/**
 * Converts a line of text to one path: `size` pixels per em, starting at x on the baseline, with `tracking` pixels
 * between letters.
 * @throws if the font lacks a letter
 */
export function toTextPath(fontFile: Buffer, text: string, place: TextPosition): Line {
  const { x, baseline, size, tracking } = place;
  const font = opentype.parse(new Uint8Array(fontFile).buffer);
  for (const letter of text) {
    if (!font.hasChar(letter)) throw new Error(`The font has no glyph for "${letter}".`);
  }
  const options = { letterSpacing: tracking / size };
  const contours = font.getPath(text, x, baseline, size, options).toPathData(2).split('M').slice(1);
  return {
    // The font's contours are open, which an outline would reveal.
    path: contours.map((contour) => `M${contour}Z`).join(''),
    width: font.getAdvanceWidth(text, size, options) - tracking,
  };
}
