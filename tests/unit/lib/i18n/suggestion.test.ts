import { expect, it } from 'vitest';
import { getPreferredLocale } from '@/lib/i18n/suggestion';

it.each([
  [['zh-CN', 'zh', 'en'], 'cn'],
  [['zh-Hant-TW'], 'cn'],
  [['ZH'], 'cn'],
  [['de', 'zh-CN', 'en'], 'cn'],
  [['en-US', 'zh-CN'], 'en'],
  [['fr', 'en'], 'en'],
  [['fr'], null],
  [[], null],
])('of the languages %j the site has %s', (languages, locale) => {
  expect(getPreferredLocale(languages)).toBe(locale);
});
