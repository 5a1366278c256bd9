import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { resolvePage, type Page, type PageOf } from '@/lib/pages';
import { getSitePaths } from '@/lib/routing/facts';
import { getPageMetadata } from '@/lib/seo/metadata';
import { toScriptText } from '@/lib/seo/json-ld';
import { getPageJsonLd } from '@/lib/seo/page-json-ld';
import { getLocale } from './params';

/** A page's structured data for search engines. */
async function JsonLd({ page }: { page: Page }) {
  const things = await getPageJsonLd(page);
  if (things.length === 0) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(things) }} />
  );
}

type Views = { [Kind in Page['kind']]?: ComponentType<{ page: PageOf<Kind> }> };
type Params = { locale: string };

/**
 * Returns what a route file exports: metadata and view, both from the page at its path. A route lists the views of the
 * kinds of pages it can have; any other page is not found there.
 */
export function createPageRoute<Given extends Params>(
  toPath: (params: Given) => string,
  views: Views,
) {
  async function findPage(params: Promise<Given>): Promise<Page> {
    const locale = await getLocale(params);
    const page = await resolvePage(toPath(await params), locale);
    return page && views[page.kind] ? page : notFound();
  }

  return {
    generateMetadata: async ({ params }: { params: Promise<Given> }): Promise<Metadata> =>
      getPageMetadata(await findPage(params)),

    Route: async function Route({ params }: { params: Promise<Given> }) {
      const page = await findPage(params);
      // The table maps each kind to the view of that kind.
      const View = views[page.kind] as ComponentType<{ page: Page }>;
      return (
        <>
          <View page={page} />
          <JsonLd page={page} />
        </>
      );
    },
  };
}

/** Lists the last segments of the pages below a folder, such as `eth` for `/nodes/eth/`, for prerendering. */
export async function listSegments(
  folder: string,
  { params, except = [] }: { params: Params; except?: readonly string[] },
): Promise<string[]> {
  const { [await getLocale(Promise.resolve(params))]: paths } = await getSitePaths();
  return [...paths].flatMap((path) => {
    if (!path.startsWith(folder) || except.includes(path)) return [];
    const [segment = '', ...rest] = path.slice(folder.length).split('/');
    return segment && rest.length === 1 ? [segment] : [];
  });
}
