import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import {
  getDashboardUrl,
  isInternal,
  isServedElsewhere,
  localizePath,
  splitLocale,
  switchLocale,
  toPublicPath,
  withTrailingSlash,
} from '@/lib/site/paths';

describe('splitLocale', () => {
  it.each<[pathname: string, locale: Locale, path: string]>([
    ['/', 'en', '/'],
    ['/nodes/eth/', 'en', '/nodes/eth/'],
    ['/cn', 'cn', '/'],
    ['/cn/nodes', 'cn', '/nodes'],
    ['/cnn/', 'en', '/cnn/'],
    ['/CN/nodes/', 'en', '/CN/nodes/'],
  ])('%j is %s and %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});

describe('withTrailingSlash', () => {
  it.each([
    ['/', '/'],
    ['/nodes', '/nodes/'],
    ['/nodes/', '/nodes/'],
    ['/nodes?a=1/2', '/nodes/?a=1/2'],
    ['/nodes#list', '/nodes/#list'],
    ['/media/kit.zip', '/media/kit.zip'],
    ['/a.b/c', '/a.b/c/'],
  ])('%j becomes %j', (path, closed) => {
    expect(withTrailingSlash(path)).toBe(closed);
  });
});

describe('localizePath', () => {
  it.each([
    ['/nodes', '/nodes/', '/cn/nodes/'],
    ['/nodes?tab=soon', '/nodes/?tab=soon', '/cn/nodes/?tab=soon'],
    ['/docs', '/docs', '/docs/cn'],
    [
      '/docs/api-reference/overview',
      '/docs/api-reference/overview',
      '/docs/cn/api-reference/overview',
    ],
    ['/blog', '/blog', '/blog/cn/'],
    ['/blog/', '/blog/', '/blog/cn/'],
  ])('%s is %s in English and %s in Chinese', (path, english, chinese) => {
    expect(localizePath(path, 'en')).toBe(english);
    expect(localizePath(path, 'cn')).toBe(chinese);
  });

  it.each(['/media/logos.svg?v=2', '#top', '//cdn.example/a', 'mailto:a@b.example', '/cn/nodes/'])(
    'leaves %s as it is',
    (href) => {
      expect(localizePath(href, 'en')).toBe(href);
      expect(localizePath(href, 'cn')).toBe(href);
    },
  );
});

describe('switchLocale', () => {
  it.each([
    ['/docs/cn/guides', '/docs/cn/guides', '/docs/guides'],
    ['/docs/cn', '/docs/cn', '/docs'],
    ['/docs/cny', '/docs/cn/cny', '/docs/cny'],
  ])('%s is %s in Chinese and %s in English', (path, chinese, english) => {
    expect(switchLocale(path, 'cn')).toBe(chinese);
    expect(switchLocale(path, 'en')).toBe(english);
  });

  it('keeps query and hash', () => {
    expect(switchLocale('/cn/nodes/?tab=soon#eth', 'en')).toBe('/nodes/?tab=soon#eth');
    expect(switchLocale('/nodes/?tab=soon#eth', 'cn')).toBe('/cn/nodes/?tab=soon#eth');
  });
});

describe('toPublicPath', () => {
  it.each([
    ['/en/', '/'],
    ['/en/nodes/eth', '/nodes/eth/'],
    ['/cn/nodes/', '/cn/nodes/'],
  ])('shows %s as %s', (pathname, path) => {
    expect(toPublicPath(pathname)).toBe(path);
  });
});

describe('links', () => {
  it.each(['/', '/nodes/', '#top', '/docs', '/?a=//b'])('%s is internal', (href) => {
    expect(isInternal(href)).toBe(true);
  });

  it.each(['//cdn.example', 'https://a.example', 'mailto:a@b.example'])(
    '%j is external',
    (href) => {
      expect(isInternal(href)).toBe(false);
    },
  );

  it.each(['/docs/a/b', '/blog/', '/explorer?a=1'])('%s is served elsewhere', (path) => {
    expect(isServedElsewhere(path)).toBe(true);
  });
});

describe('getDashboardUrl', () => {
  it.each([
    ['https://www.nodewell.example/cn/', 'https://account.nodewell.example/'],
    ['https://nodewell.example', 'https://account.nodewell.example/'],
    ['http://localhost:3000', 'http://account.localhost:3000/'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/account/'],
  ])('of %s is %s', (site, account) => {
    expect(getDashboardUrl(new URL(site))).toBe(account);
  });
});
