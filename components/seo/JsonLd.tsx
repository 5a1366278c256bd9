import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { toScriptText } from '@/lib/seo/json-ld';
import { getPageJsonLd } from '@/lib/seo/page-json-ld';

type Props = { path: string; locale: Locale };

/** What the page at `path` says about itself to search engines. */
export async function JsonLd({ path, locale }: Props) {
  const things = await getPageJsonLd(path, locale);
  if (things.length === 0) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(things) }} />
  );
}
