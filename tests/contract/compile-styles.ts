import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileString } from 'sass';
import config from '@/next.config';

/** Returns the CSS of a style sheet, compiled as Next does. */
export function compileStyles(file: string): string {
  const source = `${config.sassOptions?.additionalData}\n${readFileSync(file, 'utf8')}`;
  return compileString(source, { url: pathToFileURL(file), loadPaths: ['.'] }).css;
}
