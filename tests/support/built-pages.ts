import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuilds } from '@/lib/builds/folders';
import { readPrerenderedPaths } from '@/lib/builds/prerendered';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';

export type BuiltPage = { path: string; locale: Locale; html: string };

/** Pages that are no content: what a form or an unknown address ends with. */
const NO_CONTENT = /^\/(?:contact\/\w+|missing)\/$/;

/** Every page that the newest build has made. @throws when there is no build. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const [build] = listBuilds(process.cwd());
  if (!build) throw new Error('The site is not built.');
  const paths = await readPrerenderedPaths(build.folder);
  return LOCALE_KEYS.flatMap((locale) =>
    paths[locale]
      .filter((address) => !path.extname(address.slice(0, -1)) && !NO_CONTENT.test(address))
      .map((address) => {
        const name = address === '/' ? locale : `${locale}${address.slice(0, -1)}`;
        const file = path.join(build.folder, 'server', 'app', `${name}.html`);
        return { path: address, locale, html: readFileSync(file, 'utf8') };
      }),
  );
}
