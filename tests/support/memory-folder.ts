import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps what is in here in memory. */
const MEMORY = '/dev/shm';

/** A folder of a test that writes much, or syncs what it writes: on a busy disk that takes most of its time. */
export const makeMemoryFolder = (prefix: string): string =>
  mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), prefix));
