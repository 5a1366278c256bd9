/** The outlines of a TrueType font with simple glyphs, which is what a name in Latin letters needs. */
type Point = { x: number; y: number; isOnCurve: boolean };
type Font = { view: DataView; tables: Map<string, number> };

function openFont(bytes: Buffer): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(4);
  const tables = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    tables.set(bytes.toString('latin1', entry, entry + 4), view.getUint32(entry + 8));
  }
  return { view, tables };
}

function getTable({ tables }: Font, name: string): number {
  const offset = tables.get(name);
  if (offset === undefined) throw new Error(`The font has no table "${name}".`);
  return offset;
}

/** Number of a character's glyph by the font's segment table (format 4); 0 when it has none. */
function getGlyphIndex(font: Font, code: number): number {
  const { view } = font;
  const cmap = getTable(font, 'cmap');
  const records = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) =>
    view.getUint32(cmap + 4 + index * 8 + 4),
  );
  const table = records.map((offset) => cmap + offset).find((at) => view.getUint16(at) === 4);
  if (table === undefined) return 0;
  const size = view.getUint16(table + 6);
  for (let at = 0; at < size; at += 2) {
    if (code > view.getUint16(table + 14 + at)) continue;
    const start = view.getUint16(table + 16 + size + at);
    if (code < start) return 0;
    const delta = view.getUint16(table + 16 + 2 * size + at);
    const rangeAt = table + 16 + 3 * size + at;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    return (view.getUint16(rangeAt + range + (code - start) * 2) + delta) & 0xffff;
  }
  return 0;
}

function getAdvance(font: Font, glyph: number): number {
  const count = font.view.getUint16(getTable(font, 'hhea') + 34);
  return font.view.getUint16(getTable(font, 'hmtx') + Math.min(glyph, count - 1) * 4);
}

function getGlyphOffset(font: Font, glyph: number): number | null {
  const isLong = font.view.getInt16(getTable(font, 'head') + 50) === 1;
  const loca = getTable(font, 'loca');
  const read = (index: number) =>
    isLong ? font.view.getUint32(loca + index * 4) : font.view.getUint16(loca + index * 2) * 2;
  return read(glyph) === read(glyph + 1) ? null : getTable(font, 'glyf') + read(glyph);
}

function readFlags(view: DataView, at: number, count: number) {
  const flags: number[] = [];
  let next = at;
  while (flags.length < count) {
    const flag = view.getUint8(next++);
    const repeats = flag & 8 ? view.getUint8(next++) : 0;
    for (let index = 0; index <= repeats; index++) flags.push(flag);
  }
  return { flags, next };
}

/** One coordinate of each point: `short` and `same` are the bits that say how it is stored. */
function readAxis(view: DataView, at: number, flags: number[], short: number, same: number) {
  let next = at;
  let value = 0;
  const values = flags.map((flag) => {
    if (flag & short) value += flag & same ? view.getUint8(next++) : -view.getUint8(next++);
    else if (!(flag & same)) {
      value += view.getInt16(next);
      next += 2;
    }
    return value;
  });
  return { values, next };
}

function getContours(font: Font, glyph: number): Point[][] {
  const at = getGlyphOffset(font, glyph);
  if (at === null) return [];
  const { view } = font;
  const count = view.getInt16(at);
  if (count < 0) throw new Error('A composite glyph cannot be drawn; use letters without accents.');
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(at + 10 + index * 2));
  const instructions = at + 10 + count * 2;
  const total = (ends.at(-1) ?? -1) + 1;
  const { flags, next } = readFlags(view, instructions + 2 + view.getUint16(instructions), total);
  const xs = readAxis(view, next, flags, 2, 16);
  const ys = readAxis(view, xs.next, flags, 4, 32);
  const points = flags.map((flag, index) => ({
    x: xs.values[index] ?? 0,
    y: ys.values[index] ?? 0,
    isOnCurve: (flag & 1) === 1,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

const toMiddle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  isOnCurve: true,
});

type Place = { x: number; scale: number; baseline: number };

function toContourPath(points: Point[], { x, scale, baseline }: Place): string {
  const write = (point: Point) =>
    `${(x + point.x * scale).toFixed(2)} ${(baseline - point.y * scale).toFixed(2)}`;
  // Between two control points lies a point of the curve that the font leaves out.
  const whole = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return point.isOnCurve || next.isOnCurve ? [point] : [point, toMiddle(point, next)];
  });
  const first = whole.findIndex(({ isOnCurve }) => isOnCurve);
  const turned = [...whole.slice(first), ...whole.slice(0, first + 1)];
  const parts = turned.map((point, index) => {
    if (index === 0) return `M${write(point)}`;
    if (!point.isOnCurve) return `Q${write(point)}`;
    return turned[index - 1]?.isOnCurve ? `L${write(point)}` : write(point);
  });
  return `${parts.join(' ')}Z`;
}

export type Line = { path: string; width: number };

/** A line of text as one path, its letters `size` pixels to the em, from x on the baseline. */
export function toTextPath(
  fontFile: Buffer,
  text: string,
  place: { x: number; baseline: number; size: number; tracking: number },
): Line {
  const font = openFont(fontFile);
  const scale = place.size / font.view.getUint16(getTable(font, 'head') + 18);
  let { x } = place;
  const paths = [...text].map((letter) => {
    const glyph = getGlyphIndex(font, letter.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`The font has no glyph for "${letter}".`);
    const contours = getContours(font, glyph);
    const path = contours.map((one) => toContourPath(one, { ...place, x, scale })).join('');
    x += getAdvance(font, glyph) * scale + place.tracking;
    return path;
  });
  return { path: paths.join(''), width: x - place.x - place.tracking };
}
