import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/builds/list-files';
import { slimPage } from '../lib/flight';

/** Makes the pages of a new build slim, as the page cache does with those that are rendered later. */
export function slimPages(folder: string): void {
  const files = listFiles(path.join(folder, 'server', 'app'));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    writeFileSync(file, slimPage(readFileSync(file, 'utf8')));
  }
}
