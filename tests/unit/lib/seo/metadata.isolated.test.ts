import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import type { getPageMetadata } from '@/lib/seo/metadata';

type GetMetadata = typeof getPageMetadata;

const FACTS: Omit<Parameters<GetMetadata>[0], 'locale'> = {
  kind: 'document' as const,
  title: 'Shared nodes for every chain',
  metaTitle: 'Shared nodes',
  description: 'Every chain that one key opens.',
  path: '/nodes/',
  brand: 'Nodewell',
  locales: LOCALE_KEYS,
  isIndexed: true,
  isDraft: false,
  query: '',
};

/** Returns a site's metadata at a URL; reloaded, because the settings are read once per process. */
async function getMetadata(locale: 'en' | 'cn', facts: Partial<typeof FACTS> = {}) {
  vi.stubEnv('SITE_URL', 'https://www.nodewell.example/ignored?a=1');
  vi.resetModules();
  const seo = await import('@/lib/seo/metadata');
  return seo.getPageMetadata({ ...FACTS, ...facts, locale });
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the metadata of a page', () => {
  it.each(['en', 'cn'] as const)('refers to an existing picture: %s', async (locale) => {
    const getPicture = async (path: string, query = '') => {
      const { openGraph } = await getMetadata(locale, { path, query });
      return JSON.stringify(openGraph?.images);
    };
    const prefix = LOCALES[locale].prefix;
    expect(await getPicture('/nodes/')).toContain(`"${prefix}/nodes/social.png"`);
    expect(await getPicture('/search/', '?q=a')).toContain(`"${prefix}/social.png"`);
  });

  it.each([
    ['en', { en: '/nodes/', 'x-default': '/nodes/' }],
    ['cn', { 'zh-CN': '/cn/nodes/', 'x-default': '/cn/nodes/' }],
  ] as const)('names no translation that is not there: %s alone', async (locale, languages) => {
    const { alternates, openGraph } = await getMetadata(locale, { locales: [locale] });
    expect(alternates?.languages).toEqual(languages);
    expect(openGraph?.alternateLocale).toEqual([]);
  });

  it('ends its title with the brand, unless the title contains it', async () => {
    const { title, openGraph, twitter } = await getMetadata('en');
    expect(title).toBe('Shared nodes | Nodewell');
    expect([openGraph?.title, twitter?.title]).toEqual([title, title]);
    const own = 'What Nodewell does';
    expect((await getMetadata('en', { metaTitle: own })).title).toBe(own);
  });

  it('keeps an unindexed page out of search results, without a Markdown twin', async () => {
    const { robots, alternates } = await getMetadata('en', { isIndexed: false });
    expect(robots).toEqual({ index: false });
    expect(alternates?.types).toBeUndefined();
  });

  it('keeps a draft out of search results too, with its twin', async () => {
    const draft = { isIndexed: false, isDraft: true };
    const { robots, alternates } = await getMetadata('en', draft);
    expect(robots).toEqual({ index: false });
    expect(alternates?.types).toEqual({ 'text/markdown': '/nodes/index.md' });
  });

  it("has the picture and URL of the query's selection", async () => {
    const { openGraph } = await getMetadata('en', { query: '?chain=eth&chain=base' });
    expect(openGraph).toMatchObject({
      url: '/nodes/?chain=eth&chain=base',
      images: [{ url: '/nodes/social.png?chain=eth&chain=base' }],
    });
  });
});
