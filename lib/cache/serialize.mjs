import { deserialize, serialize } from 'node:v8';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheEntry */

/**
 * An entry as bytes. Its maps and buffers come back as such, which JSON cannot do.
 * @param {CacheEntry} entry
 * @returns {Buffer}
 */
export function toBytes(entry) {
  return serialize(entry);
}

/**
 * The entry in some bytes; null when they hold none, as after a change of the format.
 * @param {Buffer} bytes
 * @returns {CacheEntry | null}
 */
export function toEntry(bytes) {
  try {
    const entry = deserialize(bytes);
    return typeof entry?.lastModified === 'number' ? entry : null;
  } catch {
    return null;
  }
}
