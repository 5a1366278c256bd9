import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { toSitemap } from '@/lib/seo/sitemap';

const ORIGIN = 'https://www.nodewell.example';
const TIME = '2026-01-02T09:00:00.000Z';
const toEntry = (path: string, locale: Locale, changedAt: string | null = TIME) => ({
  path,
  locale,
  changedAt,
});

it('omits a language that does not publish the page', () => {
  const [page, ...others] = toSitemap([toEntry('/news/', 'cn')], ORIGIN);
  expect(others).toEqual([]);
  expect(page?.alternates?.languages).toEqual({
    'zh-CN': `${ORIGIN}/cn/news/`,
    'x-default': `${ORIGIN}/cn/news/`,
  });
});

it('escapes XML', () => {
  const [page] = toSitemap([toEntry('/a&b<c>/', 'en')], ORIGIN);
  const url = `${ORIGIN}/a&amp;b&lt;c&gt;/`;
  expect(page?.url).toBe(url);
  expect(page?.alternates?.languages).toEqual({ en: url, 'x-default': url });
});
