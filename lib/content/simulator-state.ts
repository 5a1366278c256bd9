import lzString from 'lz-string';

/** No page has more, and each section with live data costs the server as much as a page. */
const MAX_SECTIONS = 20;
/** A short text can unpack to a thousand times its length. */
const MAX_CHARS = 100_000;
const MAX_DEPTH = 20;

/** True if a value holds lists and objects in each other deeper than any document of Prismic. */
const isDeep = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeep(inner, depth - 1)));

/** The sections in the address of the simulator, as the editor packs them; none where they cannot be read. */
export function readSimulatorState(state: unknown): unknown[] {
  if (typeof state !== 'string' || state === '') return [];
  try {
    const text = lzString.decompressFromEncodedURIComponent(state);
    if (!text || text.length > MAX_CHARS) return [];
    const slices: unknown = JSON.parse(text);
    return Array.isArray(slices) && slices.length <= MAX_SECTIONS && !isDeep(slices) ? slices : [];
  } catch {
    return [];
  }
}
