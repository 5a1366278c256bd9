import { expect, it } from 'vitest';
import { toSitemap } from '@/lib/seo/sitemap';
import type { AllDocumentTypes } from '@/prismicio-types';

const ORIGIN = 'https://www.nodewell.example';
const toDocument = (type: string, url: string | null, day: string) =>
  ({ type, url, last_publication_date: `${day}T09:00:00+0000` }) as AllDocumentTypes;

const inAll = (path: string) => ({ en: new Set([path]), cn: new Set([path]) });
const documents = {
  en: [
    toDocument('page', '/about/', '2026-01-02'),
    toDocument('page', '/news/', '2026-01-04'),
    toDocument('node', null, '2026-01-05'),
  ],
  cn: [toDocument('page', '/cn/about/', '2026-01-03'), toDocument('node', null, '2026-01-06')],
};

it('lists a page in each language, each with all of its translations', () => {
  const languages = {
    'en-GB': `${ORIGIN}/about/`,
    'zh-CN': `${ORIGIN}/cn/about/`,
    'x-default': `${ORIGIN}/about/`,
  };
  expect(toSitemap(inAll('/about/'), documents, ORIGIN)).toEqual([
    {
      url: `${ORIGIN}/about/`,
      lastModified: '2026-01-02T09:00:00.000Z',
      alternates: { languages },
    },
    {
      url: `${ORIGIN}/cn/about/`,
      lastModified: '2026-01-03T09:00:00.000Z',
      alternates: { languages },
    },
  ]);
});

it('dates a page that is made from a template by the template', () => {
  const dates = toSitemap(inAll('/nodes/eth/'), documents, ORIGIN).map((page) => page.lastModified);
  expect(dates).toEqual(['2026-01-05T09:00:00.000Z', '2026-01-06T09:00:00.000Z']);
});

it('passes over a language that the page is not published in', () => {
  const [page, ...others] = toSitemap(
    { en: new Set(['/news/']), cn: new Set() },
    documents,
    ORIGIN,
  );
  expect(others).toEqual([]);
  expect(Object.keys(page?.alternates?.languages ?? {})).toEqual(['en-GB', 'x-default']);
});

it('lists a page without a document undated', () => {
  const pages = toSitemap(inAll('/other/'), documents, ORIGIN);
  expect(pages.map(({ url }) => url)).toEqual([`${ORIGIN}/other/`, `${ORIGIN}/cn/other/`]);
  expect(pages.some((page) => 'lastModified' in page)).toBe(false);
});
