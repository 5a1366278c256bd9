import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/builds/list-files';
import { slimPage } from '../lib/flight';

/** Slims the pages of a new build, as the page cache does with pages rendered later. */
export function slimPages(folder: string): void {
  const files = listFiles(path.join(folder, 'server', 'app'));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    writeFileSync(file, slimPage(readFileSync(file, 'utf8')));
  }
}
