import lzString from 'lz-string';
import { cutTexts } from './cut-text';

/** More than any page has. */
const MAX_SECTIONS = 20;
/** Sections of one kind; those with live data are the most expensive, and no page has two. */
const MAX_OF_A_KIND = 5;
/** Lists what every method of every chain costs. */
const LARGE_SECTION = 'unit_prices';
/** A short text can unpack to a thousand times its length. Our longest page has 19,000 characters. */
const MAX_CHARS = 60_000;
const MAX_DEPTH = 20;

/** These determine the cost of a page, unlike its length; each is about four times that of our largest page. */
const MAX_SIZE = {
  /** Entries of any list: blocks, rows, table cells, spans of a text. Most become elements. */
  entries: 1000,
  /** List entries and fields. */
  values: 4000,
  /** Each line becomes an element. */
  lines: 500,
  /** Characters of headings and code, where every word becomes an element. */
  split: 6000,
};

type Size = typeof MAX_SIZE;

/** True if lists and objects are nested more deeply than in any Prismic document. */
const isDeep = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeep(inner, depth - 1)));

/** Fields that become headings or code, whatever type their blocks claim. */
const SPLIT_FIELDS = new Set(['title', 'code', 'request', 'response']);
const isSplit = (value: object) =>
  'type' in value && typeof value.type === 'string' && /^(?:heading|preformatted)/.test(value.type);

/** Adds up the size of a value; `inSplit` is true inside a heading or code field. */
function measure(value: unknown, size: Size, inSplit = false): Size {
  size.values += 1;
  if (typeof value === 'string') size.lines += value.split('\n').length - 1;
  if (typeof value !== 'object' || value === null) return size;
  if (Array.isArray(value)) size.entries += value.length;
  if ((inSplit || isSplit(value)) && 'text' in value) size.split += String(value.text).length;
  for (const [name, inner] of Object.entries(value)) {
    measure(inner, size, inSplit || SPLIT_FIELDS.has(name));
  }
  return size;
}

function isLarge(slices: readonly unknown[]): boolean {
  const size = measure(slices, { entries: 0, values: 0, lines: 0, split: 0 });
  return (Object.keys(MAX_SIZE) as (keyof Size)[]).some((name) => size[name] > MAX_SIZE[name]);
}

const getKind = (slice: unknown) =>
  typeof slice === 'object' && slice !== null && 'slice_type' in slice ? slice.slice_type : null;

/** Drops sections of a kind that the page already has often enough. */
function withoutRepeats(slices: readonly unknown[]): unknown[] {
  const counts = new Map<unknown, number>();
  return slices.filter((slice) => {
    const kind = getKind(slice);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= (kind === LARGE_SECTION ? 1 : MAX_OF_A_KIND);
  });
}

/** Reads the sections from the simulator's URL, as the editor encodes them; none if they are unreadable. */
export function readSimulatorState(state: unknown): unknown[] {
  if (typeof state !== 'string' || state === '') return [];
  try {
    const text = lzString.decompressFromEncodedURIComponent(state);
    if (!text || text.length > MAX_CHARS) return [];
    const slices: unknown = JSON.parse(text);
    if (!Array.isArray(slices) || slices.length > MAX_SECTIONS) return [];
    if (isDeep(slices) || isLarge(slices)) return [];
    return withoutRepeats(cutTexts(slices));
  } catch {
    return [];
  }
}
