import lzString from 'lz-string';
import { cutTexts } from './cut-text';

/** No page has more, and each section with live data costs the server as much as a page. */
const MAX_SECTIONS = 20;
/** Lists what every method of every chain costs; no page has two. */
const LARGE_SECTION = 'unit_prices';
/** A short text can unpack to a thousand times its length. */
const MAX_CHARS = 100_000;
/** In all texts together: each line becomes an element, and takes two characters of the address. */
const MAX_STATE_LINES = 500;
const MAX_DEPTH = 20;

/** True if a value holds lists and objects in each other deeper than any document of Prismic. */
const isDeep = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeep(inner, depth - 1)));

const countLines = (value: unknown): number => JSON.stringify(value).split('\\n').length;

const isLarge = (slice: unknown) =>
  typeof slice === 'object' &&
  slice !== null &&
  'slice_type' in slice &&
  slice.slice_type === LARGE_SECTION;

/** The sections without those that a page has once, beyond the first. */
const withoutRepeats = (slices: unknown[]) => {
  const first = slices.findIndex(isLarge);
  return slices.filter((slice, index) => index === first || !isLarge(slice));
};

/** The sections in the address of the simulator, as the editor packs them; none where they cannot be read. */
export function readSimulatorState(state: unknown): unknown[] {
  if (typeof state !== 'string' || state === '') return [];
  try {
    const text = lzString.decompressFromEncodedURIComponent(state);
    if (!text || text.length > MAX_CHARS) return [];
    const slices: unknown = JSON.parse(text);
    if (!Array.isArray(slices) || slices.length > MAX_SECTIONS || isDeep(slices)) return [];
    if (countLines(slices) > MAX_STATE_LINES) return [];
    return withoutRepeats(cutTexts(slices));
  } catch {
    return [];
  }
}
