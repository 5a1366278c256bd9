import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const SOURCE = path.join('app', 'icon.svg');
const FAVICON_SIZE = 32;
const APPLE_SIZE = 180;
const MANIFEST_SIZES = [192, 512];
const MASKABLE_SIZE = 512;
/** The share of an icon's width that every launcher's mask leaves visible. */
const SAFE_SHARE = 0.8;

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Returns an ICO file with one PNG picture, for clients that request `/favicon.ico` without reading a page. */
function toIco(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  // The kind (icon) and the number of pictures.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // The only entry: width, height, colour planes, bits per pixel, and the position of its bytes.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Returns the icon's background colour, read away from the rounded corners. */
async function getGround(icon: Buffer) {
  const point = { left: FAVICON_SIZE / 2, top: 1, width: 1, height: 1 };
  const size = { width: FAVICON_SIZE, height: FAVICON_SIZE };
  const drawn = await sharp(icon).resize(size).png().toBuffer();
  const [r = 0, g = 0, b = 0] = await sharp(drawn).extract(point).raw().toBuffer();
  return { r, g, b };
}

/** Returns all icons of the site by file, drawn from the one in `app`. */
export async function makeIcons(root: string): Promise<Map<string, Buffer>> {
  const icon = readFileSync(path.join(root, SOURCE));
  const background = await getGround(icon);
  const draw = (size: number) => sharp(icon, { density: 4 * size }).resize(size, size);
  // iOS and launchers round the corners themselves.
  const fill = (picture: Sharp) => picture.flatten({ background }).png().toBuffer();

  const inner = Math.round((MASKABLE_SIZE * SAFE_SHARE) / 2) * 2;
  const edge = (MASKABLE_SIZE - inner) / 2;
  const around = { top: edge, bottom: edge, left: edge, right: edge, background };
  const maskable = await fill(sharp(await fill(draw(inner))).extend(around));

  const icons = new Map([
    ['public/favicon.ico', toIco(await draw(FAVICON_SIZE).png().toBuffer(), FAVICON_SIZE)],
    ['app/apple-icon.png', await fill(draw(APPLE_SIZE))],
    ['public/icons/icon-maskable-512.png', maskable],
  ]);
  for (const size of MANIFEST_SIZES) {
    icons.set(`public/icons/icon-${size}.png`, await draw(size).png().toBuffer());
  }
  return icons;
}
