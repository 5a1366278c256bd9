import { LOCALES } from '@/lib/i18n/locales';
import type { Page } from '@/lib/pages';

type Described = Pick<
  Page,
  'title' | 'description' | 'locale' | 'changedAt' | 'isDraft' | 'kind'
> & { chain?: { status: string } };

/** Formats the metadata that readers of a twin need first, as YAML; JSON strings are valid YAML. */
export function toFrontMatter(page: Described, url: string): string {
  const { title, description, locale, changedAt, isDraft, chain } = page;
  const status = isDraft ? 'draft' : chain?.status;
  const fields = {
    title,
    description,
    language: LOCALES[locale].hreflang,
    url,
    ...(changedAt && { updated: changedAt.slice(0, 10) }),
    ...(status && { status }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}
