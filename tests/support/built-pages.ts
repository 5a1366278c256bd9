import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuilds } from '@/lib/builds/folders';
import { readPrerenderedPaths } from '@/lib/builds/prerendered';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { isFile } from '@/lib/site/paths';

/** A page as built; `path` has no language prefix. */
export type BuiltPage = { path: string; locale: Locale; html: string };

/** Pages without content: the outcomes of forms and unknown paths. */
const NO_CONTENT = /^\/(?:contact\/\w+|missing)\/$/;

/**
 * Reads every page of the newest build.
 * @throws if there is no build
 */
export async function readBuiltPages(root = process.cwd()): Promise<BuiltPage[]> {
  const [build] = listBuilds(root);
  if (!build) throw new Error('The site is not built.');
  const paths = await readPrerenderedPaths(build.folder);
  return LOCALE_KEYS.flatMap((locale) =>
    paths[locale]
      .filter((address) => !isFile(address.slice(0, -1)) && !NO_CONTENT.test(address))
      .map((address) => {
        const name = address === '/' ? locale : `${locale}${address.slice(0, -1)}`;
        const file = path.join(build.folder, 'server', 'app', `${name}.html`);
        return { path: address, locale, html: readFileSync(file, 'utf8') };
      }),
  );
}
