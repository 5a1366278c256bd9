import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAnswer, stringifyAnswer, type Answer, type AnswerStore } from './answers';

/** A site has a few hundred queries; anything beyond this belongs to deleted pages. */
const MAX_FILES = 5000;

async function readAnswerFile(file: string): Promise<Answer | null> {
  try {
    return parseAnswer(await readFile(file, 'utf8'));
  } catch {
    // Missing, or left incomplete by a process that was killed.
    return null;
  }
}

/**
 * Stores answers as files. Reads from every folder and writes to the first, which is created on demand. Answers found
 * in another folder are copied there, because the previous build may be deleted while the service is still down.
 */
export function createFileAnswers(
  folders: readonly [string, ...string[]],
  log: (line: string) => void = console.warn,
): AnswerStore {
  const [own] = folders;
  const toFile = (folder: string, key: string) => path.join(folder, `${key}.json`);
  let hasFailed = false;

  async function write(key: string, answer: Answer) {
    const draft = toFile(own, `${key}.${randomUUID()}`);
    try {
      await mkdir(own, { recursive: true });
      await writeFile(draft, stringifyAnswer(answer));
      await rename(draft, toFile(own, key));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      if (!hasFailed) log(`Cannot store responses on disk (${String(error)}).`);
      hasFailed = true;
    }
  }

  return {
    async get(key) {
      const found = await Promise.all(folders.map((folder) => readAnswerFile(toFile(folder, key))));
      const [newest] = found
        .filter((answer) => answer !== null)
        .sort((a, b) => b.readAt - a.readAt);
      if (newest && newest.readAt !== found[0]?.readAt) await write(key, newest);
      return newest ?? null;
    },

    set: write,
  };
}

/** Deletes the oldest files of a folder that holds more than `max`. */
export async function pruneFileAnswers(folder: string, max = MAX_FILES): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= max) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, time: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - max);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
}
