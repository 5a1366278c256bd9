import type { Ground, Shape } from '@/lib/brand/kit';
import { toTextPath } from './glyphs';

const INK = '#101418';
const PAPER = '#fbfbf8';
const SIGNAL = '#c8f169';
const ACCENT = '#0b7a4b';

/** Colour of the lines and letters, and of the one node that stands out, on each ground. */
const COLOURS: Record<Ground, { ink: string; node: string }> = {
  light: { ink: INK, node: ACCENT },
  dark: { ink: PAPER, node: SIGNAL },
  mono: { ink: '#000000', node: '#000000' },
  inverse: { ink: '#ffffff', node: '#ffffff' },
};

function toMark(ground: Ground): string {
  const { ink, node } = COLOURS[ground];
  return (
    `<path d="M4 18V4l14 14V4" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    `<g fill="${ink}"><circle cx="4" cy="18" r="3"/><circle cx="4" cy="4" r="3"/>` +
    `<circle cx="18" cy="18" r="3"/></g><circle cx="18" cy="4" r="3" fill="${node}"/>`
  );
}

const toSvg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">` +
  `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>${content}</svg>\n`;

function toWordmark(name: string, ground: Ground, font: Buffer): string {
  const { ink } = COLOURS[ground];
  const place = { x: 31, baseline: 17.4, size: 19, tracking: -0.38 };
  const { path, width } = toTextPath(font, name, place);
  // The font file has one weight; a line around the letters makes them as strong as on the site.
  const letters = `<path d="${path}" fill="${ink}" stroke="${ink}" stroke-width="0.55" stroke-linejoin="round"/>`;
  return toSvg(Math.ceil(place.x + width + 1), 22, name, toMark(ground) + letters);
}

function toIcon(name: string, ground: Ground): string {
  const colour = ground === 'dark' ? INK : PAPER;
  const square = `<rect width="32" height="32" rx="7" fill="${colour}"/>`;
  return toSvg(32, 32, name, `${square}<g transform="translate(5 5)">${toMark(ground)}</g>`);
}

/** A drawing of the kit as an SVG file. */
export function drawAsset(shape: Shape, ground: Ground, name: string, font: Buffer): string {
  if (shape === 'wordmark') return toWordmark(name, ground, font);
  return shape === 'icon' ? toIcon(name, ground) : toSvg(22, 22, name, toMark(ground));
}
