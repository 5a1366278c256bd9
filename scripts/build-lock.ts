import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const HEARTBEAT_MS = 2000;
/** A lock that was not renewed for this long is left over from a killed process. */
const STALE_MS = 15_000;
const RETRY_MS = 500;

/** True if this process has acquired the lock; a stale one is removed for the next attempt. */
function take(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - renewed > STALE_MS) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Runs a task while no other process runs one under the same lock, waiting if necessary.
 * @param file exists while the task runs
 * @param onWait called once if another process has the lock
 */
export async function withLock<T>(file: string, task: () => Promise<T>, onWait: () => void) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let attempt = 0; !take(file); attempt++) {
    if (attempt === 0) onWait();
    await setTimeout(RETRY_MS);
  }
  const release = () => rmSync(file, { force: true });
  const timer = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  // A failed build ends the process.
  process.once('exit', release);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}
