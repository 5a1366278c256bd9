import { LOCALES } from '@/lib/i18n/locales';
import type { Page } from '@/lib/pages';

type Described = Pick<
  Page,
  'title' | 'description' | 'locale' | 'changedAt' | 'isDraft' | 'kind'
> & { chain?: { status: string } };

/** What a reader of a twin wants to know before its text, as YAML; JSON's strings are YAML's too. */
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
