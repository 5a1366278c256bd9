import lzString from 'lz-string';

/** Far more than a page of sections; a short text can unpack to a thousand times its length. */
const MAX_CHARS = 500_000;

/** The sections in the address of the simulator, as the editor packs them; none where they cannot be read. */
export function readSimulatorState(state: unknown): unknown[] {
  if (typeof state !== 'string' || state === '') return [];
  try {
    const text = lzString.decompressFromEncodedURIComponent(state);
    if (!text || text.length > MAX_CHARS) return [];
    const slices: unknown = JSON.parse(text);
    return Array.isArray(slices) ? slices : [];
  } catch {
    return [];
  }
}
