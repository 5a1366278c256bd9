// Serves a build from its folder: the given one, else the newest. Plain JavaScript, because a machine that only serves
// has no compiler.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './fail.mjs';

const folder = path.resolve(import.meta.dirname, '..', '.builds');

/** @param {string} name */
function readTime(name) {
  try {
    return Number(
      JSON.parse(readFileSync(path.join(folder, name, 'site-build.json'), 'utf8')).builtAt,
    );
  } catch {
    return 0;
  }
}

function findNewest() {
  try {
    const names = readdirSync(folder).filter((name) => name !== 'staging' && readTime(name) > 0);
    return names.sort((a, b) => readTime(b) - readTime(a))[0];
  } catch {
    return undefined;
  }
}

const name = process.argv[2] ?? findNewest();
if (!name || readTime(name) === 0) throw fail('The site is not built.');
await import(pathToFileURL(path.join(folder, `${name}.server`, 'server.mjs')).href);
