import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { CacheEntry } from './types';

/** An entry as bytes. Its maps and buffers come back as such, which JSON cannot do. */
export function toBytes(entry: CacheEntry): Buffer {
  return serialize(entry);
}

const answer = z.looseObject({
  status: z.number().int().min(100).max(599).optional(),
  // A line break would end the header, and Node refuse the answer.
  headers: z
    .record(
      z.string(),
      z.union([z.string().regex(/^[^\r\n]*$/), z.array(z.string().regex(/^[^\r\n]*$/))]),
    )
    .optional(),
});

/** What Next can serve; anything else under a key of ours would be an error for each visitor. */
const stored = z.looseObject({
  lastModified: z.number(),
  value: z.discriminatedUnion('kind', [
    answer.extend({ kind: z.literal('APP_PAGE'), html: z.string() }),
    answer.extend({ kind: z.literal('APP_ROUTE'), body: z.instanceof(Uint8Array) }),
    z.looseObject({ kind: z.literal('FETCH'), data: z.looseObject({ body: z.string() }) }),
  ]),
});

/** The entry in some bytes; null when they hold none, as after a change of the format. */
export function toEntry(bytes: Buffer): CacheEntry | null {
  try {
    const entry = deserialize(bytes) as CacheEntry;
    return stored.safeParse(entry).success ? entry : null;
  } catch {
    return null;
  }
}
