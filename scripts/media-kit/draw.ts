import type { Ground, Shape } from '@/lib/brand/kit';
import { MARK } from '@/lib/brand/mark';
import { toTextPath } from './text-path';

const INK = '#101418';
const PAPER = '#fbfbf8';
const SIGNAL = '#c8f169';
const ACCENT = '#0b7a4b';

/** Colours of the lines and letters, and of the one node that stands out, on each background. */
const COLOURS: Record<Ground, { ink: string; node: string }> = {
  light: { ink: INK, node: ACCENT },
  dark: { ink: PAPER, node: SIGNAL },
  mono: { ink: '#000000', node: '#000000' },
  inverse: { ink: '#ffffff', node: '#ffffff' },
};

function toMark(ground: Ground): string {
  const { ink, node } = COLOURS[ground];
  const { links, linkWidth, radius, nodes, signal } = MARK;
  const toCircle = ([x, y]: readonly [number, number], fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  return (
    `<path d="${links}" fill="none" stroke="${ink}" stroke-width="${linkWidth}" stroke-linejoin="round"/>` +
    nodes.map((one) => toCircle(one, ink)).join('') +
    toCircle(signal, node)
  );
}

const toSvg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">` +
  `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>${content}</svg>\n`;

function toWordmark(name: string, ground: Ground, font: Buffer): string {
  const { ink } = COLOURS[ground];
  const place = { x: 31, baseline: 17.4, size: 19, tracking: -0.38 };
  const { path, width } = toTextPath(font, name, place);
  // The font file has a single weight; an outline makes the letters as bold as on the site.
  const letters = `<path d="${path}" fill="${ink}" stroke="${ink}" stroke-width="0.55" stroke-linejoin="round"/>`;
  return toSvg(Math.ceil(place.x + width + 1), MARK.side, name, toMark(ground) + letters);
}

function toIcon(name: string, ground: Ground): string {
  const colour = ground === 'dark' ? INK : PAPER;
  const square = `<rect width="32" height="32" rx="7" fill="${colour}"/>`;
  return toSvg(32, 32, name, `${square}<g transform="translate(5 5)">${toMark(ground)}</g>`);
}

/** Draws an item of the kit as an SVG file. */
export function drawAsset(shape: Shape, ground: Ground, name: string, font: Buffer): string {
  if (shape === 'wordmark') return toWordmark(name, ground, font);
  return shape === 'icon'
    ? toIcon(name, ground)
    : toSvg(MARK.side, MARK.side, name, toMark(ground));
}
