import 'server-only';
import type { Page } from '@/lib/pages';
import { toScriptText } from '@/lib/seo/json-ld';
import { getPageJsonLd } from '@/lib/seo/page-json-ld';

/** A page's structured data for search engines. */
export async function JsonLd({ page }: { page: Page }) {
  const things = await getPageJsonLd(page);
  if (things.length === 0) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(things) }} />
  );
}
