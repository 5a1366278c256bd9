import lzString from 'lz-string';
import { isJsonObject } from '@/lib/json';

/** More than any page has. */
const MAX_SECTIONS = 20;
/** A short text can unpack to a thousand times its length. Our longest page has 19,000 characters. */
const MAX_CHARS = 60_000;

const isSection = (value: unknown) => isJsonObject(value) && typeof value.slice_type === 'string';

/** Reads the sections from the simulator's URL, as the editor encodes them; none if they are unreadable. */
export function readSimulatorState(state: unknown): unknown[] {
  if (typeof state !== 'string' || state === '') return [];
  try {
    const text = lzString.decompressFromEncodedURIComponent(state);
    if (!text || text.length > MAX_CHARS) return [];
    const slices: unknown = JSON.parse(text);
    const isReadable = Array.isArray(slices) && slices.length <= MAX_SECTIONS;
    return isReadable && slices.every(isSection) ? slices : [];
  } catch {
    return [];
  }
}
