import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const SOURCE = path.join('app', 'icon.svg');
export const FAVICON = path.join('public', 'favicon.ico');

const SIZE = 32;
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** The site's icon as an ICO file of one PNG picture, for what asks for `/favicon.ico` without reading a page. */
export async function makeFavicon(root: string): Promise<Buffer> {
  const icon = readFileSync(path.join(root, SOURCE));
  const picture = await sharp(icon, { density: 288 }).resize(SIZE, SIZE).png().toBuffer();
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  // The kind, an icon, and the number of pictures.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // The one entry: width, height, colour planes, bits a pixel, and where its bytes are.
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
