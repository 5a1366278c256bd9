import { deserialize, serialize } from 'node:v8';
import type { CacheEntry } from './types';

/** An entry as bytes. Its maps and buffers come back as such, which JSON cannot do. */
export function toBytes(entry: CacheEntry): Buffer {
  return serialize(entry);
}

/** The entry in some bytes; null when they hold none, as after a change of the format. */
export function toEntry(bytes: Buffer): CacheEntry | null {
  try {
    const entry = deserialize(bytes) as CacheEntry | null;
    return typeof entry?.lastModified === 'number' ? entry : null;
  } catch {
    return null;
  }
}
