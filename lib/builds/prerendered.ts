import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { withTrailingSlash } from '@/lib/routes/paths';
import { mapLocales } from '@/lib/routes/translations';

const schema = z.object({ routes: z.record(z.string(), z.unknown()) });

/** The pages that a build has made, by language and path without prefix. @throws where there is no build. */
export async function readPrerenderedPaths(root: string): Promise<Record<Locale, string[]>> {
  const file = path.join(root, '.next', 'prerender-manifest.json');
  const { routes } = schema.parse(JSON.parse(await readFile(file, 'utf8')));
  const pages = Object.keys(routes).flatMap((route) => {
    const [, locale, ...rest] = route.split('/');
    return isLocale(locale) ? [{ locale, path: withTrailingSlash(`/${rest.join('/')}`) }] : [];
  });
  return mapLocales((key) => pages.filter(({ locale }) => locale === key).map((page) => page.path));
}
