import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { listFiles } from '@/lib/builds/folders';

const PREFIX = '/_next/static/';
const YEAR_MS = 31_536_000_000;

/** Returns true once it has responded, or the client has gone; false if it does not have the file. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** File names relative to the folder; none if it is gone. */
function listNames(folder: string): string[] {
  try {
    return listFiles(folder).map((file) => path.relative(folder, file));
  } catch {
    return [];
  }
}

const toAddress = (file: string) => PREFIX + file.split(path.sep).map(encodeURIComponent).join('/');

/**
 * Serves static files that only previous builds have, because pages loaded before a deployment still request them.
 * The first folder is the current build's.
 */
export function createEarlierAssets([current, ...earlier]: readonly string[]): Handler {
  const toStatic = (folder: string) => path.join(folder, 'static');
  const own = new Set(current ? listNames(toStatic(current)).map(toAddress) : []);
  const files = new Map(
    // The newest build takes precedence.
    [...earlier].reverse().flatMap((folder) =>
      listNames(toStatic(folder))
        .map((file) => [toAddress(file), path.join(toStatic(folder), file)] as const)
        .filter(([address]) => !own.has(address)),
    ),
  );
  return async (request, response) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return false;
    return new Promise((resolve) => {
      response.once('close', () => resolve(true));
      send(request, path.basename(file), {
        root: path.dirname(file),
        immutable: true,
        maxAge: YEAR_MS,
      })
        // Deleted since: handled as if it had never existed.
        .on('error', () => resolve(false))
        .pipe(response);
    });
  };
}
