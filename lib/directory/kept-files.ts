import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DataFile } from './data-file';

/** As long as the figures themselves are fresh. */
const MAX_AGE_MS = 60_000;
/** The lists, plus the files of as many chains as are requested within a minute. */
const MAX_FILES = 300;

/** A file with its ETag. */
export type KeptFile = DataFile & { etag: string };

type Kept = { parts: readonly unknown[]; madeAt: number; file: Promise<KeptFile | null> };

const toEtag = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((part, index) => part === now[index]);

async function finish(making: Promise<DataFile | null>): Promise<KeptFile | null> {
  const file = await making;
  return file && { ...file, etag: toEtag(file.text) };
}

/** Keeps each file while its sources stay the same, for up to a minute. */
export function createKeptFiles({ now = Date.now, max = MAX_FILES } = {}) {
  const files = new LRUCache<string, Kept>({ max });

  return {
    /** Returns the file at a path, made once for all concurrent requests. `parts` is what it is made from. */
    async get(
      path: string,
      parts: readonly unknown[],
      make: () => Promise<DataFile | null>,
    ): Promise<KeptFile | null> {
      const known = files.get(path);
      const isFresh = known && Math.abs(now() - known.madeAt) < MAX_AGE_MS;
      if (isFresh && isSame(known.parts, parts)) return known.file;
      const made: Kept = { parts, madeAt: now(), file: finish(make()) };
      files.set(path, made);
      const drop = () => void (files.get(path) === made && files.delete(path));
      made.file.then((file) => file ?? drop(), drop);
      return made.file;
    },
  };
}
