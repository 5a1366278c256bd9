import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuilds } from '@/lib/builds/folders';
import { readPrerenderedPaths } from '@/lib/builds/prerendered';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { isFile, splitLocale } from '@/lib/site/paths';

/** A page as sent; `path` has no language prefix. */
export type RenderedPage = { path: string; locale: Locale; html: string };

/** Pages without content: the outcomes of forms and unknown paths. */
const NO_CONTENT = /^\/(?:contact\/\w+|missing)\/$/;
const AT_ONCE = 8;
/** Only one in this many of the thousands of method pages, which share a template, is read. */
const METHODS_STEP = 150;

/**
 * Reads every page of the newest build.
 * @throws if there is no build
 */
export async function readBuiltPages(root = process.cwd()): Promise<RenderedPage[]> {
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

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responds with status ${response.status}`);
  return response.text();
}

/** Lists the paths of a sitemap, which contains the origin from the settings. */
async function listSitemap(origin: string, name: string): Promise<string[]> {
  const text = await fetchText(`${origin}/${name}`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function fetchPages(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  const left = [...addresses];
  while (left.length > 0) {
    const some = left.splice(0, AT_ONCE).map(async (address) => {
      const { path: bare, locale } = splitLocale(address);
      return { path: bare, locale, html: await fetchText(origin + address) };
    });
    pages.push(...(await Promise.all(some)));
  }
  return pages;
}

/** Fetches some of the method pages, which no build renders, in each language. */
export async function fetchMethodPages(origin: string): Promise<RenderedPage[]> {
  const addresses = await listSitemap(origin, 'sitemap-methods.xml');
  return fetchPages(
    origin,
    addresses.filter((_, index) => index % METHODS_STEP === 0),
  );
}

/** Fetches every page in a running site's sitemaps, and some of its method pages. */
export async function fetchSitePages(origin: string): Promise<RenderedPage[]> {
  const pages = await fetchPages(origin, await listSitemap(origin, 'sitemap.xml'));
  return [...pages, ...(await fetchMethodPages(origin))];
}
