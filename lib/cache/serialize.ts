import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { CacheEntry } from './types';

/** Serializes an entry, including its maps and buffers, which JSON cannot represent. */
export function toBytes(entry: CacheEntry): Buffer {
  return serialize(entry);
}

const answer = z.looseObject({
  status: z.number().int().min(100).max(599).optional(),
  // A line break would end the header, and Node would reject the response.
  headers: z
    .record(
      z.string(),
      z.union([z.string().regex(/^[^\r\n]*$/), z.array(z.string().regex(/^[^\r\n]*$/))]),
    )
    .optional(),
});

/** The shape that Next can serve. Anything else under one of our keys would be an error for every visitor. */
const stored = z.looseObject({
  lastModified: z.number(),
  value: z.discriminatedUnion('kind', [
    answer.extend({ kind: z.literal('APP_PAGE'), html: z.string() }),
    answer.extend({ kind: z.literal('APP_ROUTE'), body: z.instanceof(Uint8Array) }),
    z.looseObject({ kind: z.literal('FETCH'), data: z.looseObject({ body: z.string() }) }),
  ]),
});

/** Parses an entry; null if the bytes do not contain one, as after a format change. */
export function toEntry(bytes: Buffer): CacheEntry | null {
  try {
    const entry = deserialize(bytes) as CacheEntry;
    return stored.safeParse(entry).success ? entry : null;
  } catch {
    return null;
  }
}
