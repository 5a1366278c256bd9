import { expect, inject, it } from 'vitest';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { checkRendered } from '@/scripts/content/rendered/check-rendered';
import { fetchMethodPages, readBuiltPages } from '@/scripts/content/rendered/pages';

it('pages and their twins follow the style guide', async () => {
  const pages = [...(await readBuiltPages()), ...(await fetchMethodPages(inject('siteUrl')))];
  const { findings, figures } = checkRendered(pages);
  expect(findings).toEqual([]);
  for (const locale of LOCALE_KEYS) {
    const read = figures.filter((page) => page.locale === locale);
    expect(read.length).toBeGreaterThan(150);
    for (const { path, words } of read) expect(words, `${locale} ${path}`).toBeGreaterThan(0);
  }
});
