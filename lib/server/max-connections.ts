import { readFileSync } from 'node:fs';

const MAX_CONNECTIONS = 5000;
/** The rest of the files that a process may have open is for modules, caches, leads and calls to others. */
const SHARE = 0.75;

/** What Linux says of this process; systems without such a file get no limit from it. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** How many connections a server takes: a module that cannot be opened for the lack of files stays broken. */
export function getMaxConnections(limits = readLimits()): number {
  const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.min(MAX_CONNECTIONS, Math.floor(files * SHARE));
}
