import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { getRedisLink } from '@/lib/redis';
import { createThrottledLog } from '@/lib/throttled-log';

const schema = z.object({
  /** The content version that the response belongs to; empty for services without versions. */
  ref: z.string(),
  text: z.string(),
  /** Milliseconds since 1970. */
  readAt: z.number(),
});

/** A service's response to a query, kept for when the service fails. */
export type LastGoodResponse = z.output<typeof schema>;

export type LastGoodResponses = {
  /** Returns the response at this ref if there is one, else the newest; null if the query was never answered. */
  read: (query: string, ref?: string) => Promise<LastGoodResponse | null>;
  write: (query: string, response: LastGoodResponse) => Promise<void>;
};

const MAX_CHARS = 24 * 1024 * 1024;
const TTL_SECONDS = 90 * 24 * 60 * 60;
/** A site has a few hundred queries; anything beyond this belongs to deleted pages. */
const MAX_FILES = 5000;

const warn = createThrottledLog();

/** Turns a query into a file name. */
const toKey = (query: string): string =>
  createHash('sha256').update(query).digest('hex').slice(0, 40);

/**
 * Parses a stored response.
 * @throws for anything else
 */
export const parseLastGoodResponse = (text: string): LastGoodResponse =>
  schema.parse(JSON.parse(text));

async function readResponse(file: string): Promise<LastGoodResponse | null> {
  try {
    return parseLastGoodResponse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Writes a file in one step, so that a process that is killed leaves none half written. */
async function writeResponse(file: string, response: LastGoodResponse): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(response));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    warn(`Cannot store responses on disk (${String(error)}).`, 'disk');
  }
}

/** Deletes the oldest files of a folder that has more than any site needs. */
export async function pruneLastGoodResponses(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, time: (await stat(file)).mtimeMs };
    }),
  );
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - MAX_FILES);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
}

type Options = {
  /** Responses are read from all folders and written to the first. */
  folders: readonly [string, ...string[]];
  /** The prefix of keys in Redis, if several instances share one. */
  redisPrefix?: string | undefined;
};

/** Keeps the last good response to each query: in memory, in Redis if instances share one, and in files. */
export function createLastGoodResponses({ folders, redisPrefix }: Options): LastGoodResponses {
  const memory = new LRUCache<string, LastGoodResponse>({
    maxSize: MAX_CHARS,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  async function readShared(key: string): Promise<LastGoodResponse | null> {
    if (redisPrefix === undefined) return null;
    const reply = await getRedisLink()?.run((client) => client.get(redisPrefix + key));
    return reply ? parseLastGoodResponse(String(reply)) : null;
  }

  async function readFiles(key: string): Promise<LastGoodResponse | null> {
    const all = await Promise.all(
      folders.map((folder) => readResponse(path.join(folder, `${key}.json`))),
    );
    const [newest] = all.flatMap((one) => one ?? []).sort((a, b) => b.readAt - a.readAt);
    return newest ?? null;
  }

  return {
    async read(query, ref) {
      const key = toKey(query);
      const known = memory.get(key);
      if (known && known.ref === ref) return known;
      const found = (await readShared(key)) ?? known ?? (await readFiles(key));
      if (found) memory.set(key, found);
      return found;
    },

    async write(query, response) {
      const key = toKey(query);
      memory.set(key, response);
      await Promise.all([
        writeResponse(path.join(folders[0], `${key}.json`), response),
        redisPrefix !== undefined &&
          getRedisLink()?.run((client) =>
            client.set(redisPrefix + key, JSON.stringify(response), {
              expiration: { type: 'EX', value: TTL_SECONDS },
            }),
          ),
      ]);
    },
  };
}
