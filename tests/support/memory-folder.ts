import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps files here in memory. */
const MEMORY = '/dev/shm';

/** Creates a folder for a test that writes a lot or syncs its writes, which a busy disk slows down most. */
export const makeMemoryFolder = (prefix: string): string =>
  mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), prefix));
