import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';

const PREFIX = '/_next/static/';
const YEAR_MS = 31_536_000_000;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

const toAddress = (file: string) => PREFIX + file.split(path.sep).map(encodeURIComponent).join('/');

/**
 * Serves the static files that only earlier builds have, since pages that were loaded before a deployment go on
 * asking for them. Any other request goes on to `next`. The first folder is the current build's.
 */
export function createEarlierAssets([current, ...earlier]: readonly string[]): Handler {
  const toStatic = (folder: string) => path.join(folder, 'static');
  const own = new Set(current ? listFiles(toStatic(current)).map(toAddress) : []);
  const files = new Map(
    // The newest build has the last word.
    [...earlier].reverse().flatMap((folder) =>
      listFiles(toStatic(folder))
        .map((file) => [toAddress(file), path.join(toStatic(folder), file)] as const)
        .filter(([address]) => !own.has(address)),
    ),
  );
  return (request, response, next) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return next();
    send(request, path.basename(file), {
      root: path.dirname(file),
      immutable: true,
      maxAge: YEAR_MS,
    })
      // Deleted since: as if it had never been there.
      .on('error', next)
      .pipe(response);
  };
}
