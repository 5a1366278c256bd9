import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { ASSETS, KIT_FOLDER, KIT_ZIP } from '../../lib/brand/kit';
import { loadDocuments } from '../../embedded/content/load';
import { drawAsset } from './draw';

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

/** Replaces a file in one step and only if it changes: a running server may be sending it. */
function replaceFile(file: string, bytes: Uint8Array) {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const draft = `${file}.tmp`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** Draws all files of the media kit below `public`, and an archive of them. */
export async function makeMediaKit(root: string): Promise<void> {
  const name = getBrandName(root);
  const font = readFileSync(path.join(root, FONT));
  const toFile = (address: string) => path.join(root, 'public', address);
  mkdirSync(toFile(KIT_FOLDER), { recursive: true });
  const files: Zippable = { 'LICENCE.txt': new TextEncoder().encode(getTerms(name)) };
  const write = (address: string, bytes: Uint8Array) => {
    replaceFile(toFile(address), bytes);
    files[path.basename(address)] = bytes;
  };
  for (const { shape, ground, svg, pngs } of ASSETS) {
    const drawing = Buffer.from(drawAsset(shape, ground, name, font));
    write(svg, drawing);
    for (const { width, path: address } of pngs) {
      write(address, await sharp(drawing, { density: 2400 }).resize({ width }).png().toBuffer());
    }
  }
  replaceFile(toFile(KIT_ZIP), zipSync(files, { mtime: ENTRY_DATE, level: 6 }));
  for (const name of readdirSync(toFile(KIT_FOLDER))) {
    if (!(name in files) && !KIT_ZIP.endsWith(`/${name}`))
      rmSync(path.join(toFile(KIT_FOLDER), name));
  }
}
