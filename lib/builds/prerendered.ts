import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { withTrailingSlash } from '@/lib/site/paths';
import { mapLocales } from '@/lib/site/locale-paths';

const schema = z.object({
  routes: z.record(z.string(), z.unknown()),
  preview: z.object({ previewModeId: z.string().min(1) }).optional(),
});

async function readManifest(folder: string) {
  const file = path.join(folder, 'prerender-manifest.json');
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/**
 * Reads the value of this build's draft-mode cookie. The middleware has to check it itself, because Next does not tell
 * middleware whether draft mode is on.
 * @throws if there is no build
 */
export async function readDraftSecret(folder: string): Promise<string> {
  const { preview } = await readManifest(folder);
  if (!preview) throw new Error('The build has no secret of draft mode');
  return preview.previewModeId;
}

/**
 * Reads the paths of the pages that a build prerendered, by language and without prefix.
 * @throws if there is no build
 */
export async function readPrerenderedPaths(folder: string): Promise<Record<Locale, string[]>> {
  const { routes } = await readManifest(folder);
  const pages = Object.keys(routes).flatMap((route) => {
    const [, locale, ...rest] = route.split('/');
    return isLocale(locale) ? [{ locale, path: withTrailingSlash(`/${rest.join('/')}`) }] : [];
  });
  return mapLocales((key) => pages.filter(({ locale }) => locale === key).map((page) => page.path));
}
