import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import opentype from 'opentype.js';
import { MARK } from '@/lib/brand/mark';
import { ASSETS, KIT_FOLDER, KIT_ZIP, type Ground, type Shape } from '../../lib/brand/kit';
import { loadDocuments } from '../../embedded/content/load';
import { replaceFile } from '../replace-file';

type Line = { path: string; width: number };

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
function drawAsset(shape: Shape, ground: Ground, name: string, font: Buffer): string {
  if (shape === 'wordmark') return toWordmark(name, ground, font);
  return shape === 'icon'
    ? toIcon(name, ground)
    : toSvg(MARK.side, MARK.side, name, toMark(ground));
}

/** The only TrueType file among the site's packages; web fonts are compressed. */
const FONT = path.join(
  'node_modules',
  'next',
  'dist',
  'compiled',
  '@vercel',
  'og',
  'Geist-Regular.ttf',
);
/** A fixed date for the archive's entries, so that the same files produce the same archive. */
const ENTRY_DATE = '2026-01-01T00:00:00Z';

const getTerms = (name: string) => `${name}: logos and icons

You may use these files to refer to ${name} in articles, talks, listings and integrations.
Leave one node of clear space on every side, keep proportions and colours, and do not
use the mark as your own or in a way that suggests an endorsement. No other rights are
granted; name and mark belong to their owner.
`;

/** Reads the brand's name from the settings document. */
function getBrandName(root: string): string {
  const settings = loadDocuments(root).find(({ document }) => document.type === 'settings');
  return String(settings?.document.data.brand_name ?? '');
}

/** Writes a file only if it changes: a running server may be sending it. */
function writeChanged(file: string, bytes: Uint8Array) {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  replaceFile(file, bytes);
}

/** Draws all files of the media kit below `public`, and an archive of them. */
export async function makeMediaKit(root: string): Promise<void> {
  const name = getBrandName(root);
  const font = readFileSync(path.join(root, FONT));
  const toFile = (address: string) => path.join(root, 'public', address);
  const files: Zippable = { 'LICENCE.txt': new TextEncoder().encode(getTerms(name)) };
  const write = (address: string, bytes: Uint8Array) => {
    writeChanged(toFile(address), bytes);
    files[path.basename(address)] = bytes;
  };
  for (const { shape, ground, svg, pngs } of ASSETS) {
    const drawing = Buffer.from(drawAsset(shape, ground, name, font));
    write(svg, drawing);
    for (const { width, path: address } of pngs) {
      write(address, await sharp(drawing, { density: 2400 }).resize({ width }).png().toBuffer());
    }
  }
  writeChanged(toFile(KIT_ZIP), zipSync(files, { mtime: ENTRY_DATE, level: 6 }));
  for (const name of readdirSync(toFile(KIT_FOLDER))) {
    if (!(name in files) && !KIT_ZIP.endsWith(`/${name}`))
      rmSync(path.join(toFile(KIT_FOLDER), name));
  }
}
