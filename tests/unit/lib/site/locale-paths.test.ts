import { describe, expect, it } from 'vitest';
import { switchLocale } from '@/lib/site/paths';
import {
  getNearestPath,
  getPageLocales,
  getUntranslated,
  type LocalePaths,
} from '@/lib/site/locale-paths';

const paths: LocalePaths = {
  en: new Set(['/', '/news/', '/news/today/', '/about/']),
  cn: new Set(['/', '/about/', '/cny/']),
};

it('a page exists in the languages that have its path', () => {
  expect(getPageLocales('/about/', paths)).toEqual(['en', 'cn']);
  expect(getPageLocales('/news/', paths)).toEqual(['en']);
  expect(getPageLocales('/nowhere/', paths)).toEqual([]);
});

it('a language lacks what only others have', () => {
  expect(getUntranslated('cn', paths)).toEqual(['/news/', '/news/today/']);
  expect(getUntranslated('en', paths)).toEqual(['/cny/']);
});

describe('the nearest page', () => {
  const missing = getUntranslated('cn', paths);

  it.each([
    ['/about/', '/about/'],
    ['/news/today/', '/'],
    ['/nowhere/at/all/', '/nowhere/at/all/'],
    ['/', '/'],
  ])('of %s is %s', (path, nearest) => {
    expect(getNearestPath(path, missing)).toBe(nearest);
  });

  it('is what the language switch leads to', () => {
    expect(switchLocale('/news/today/', 'cn', missing)).toBe('/cn/');
    expect(switchLocale('/cn/cny/', 'en', ['/cny/'])).toBe('/');
    expect(switchLocale('/about/', 'cn', missing)).toBe('/cn/about/');
  });
});
