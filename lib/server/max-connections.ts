import { readFileSync } from 'node:fs';

const MAX_CONNECTIONS = 5000;
/** The remaining file descriptors are for modules, caches, leads and calls to other services. */
const SHARE = 0.75;

/** Reads Linux's limits for this process; systems without such a file set no limit. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns how many connections the server accepts: a module that fails to load for lack of file descriptors stays
 * broken.
 */
export function getMaxConnections(limits = readLimits()): number {
  const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.min(MAX_CONNECTIONS, Math.floor(files * SHARE));
}
