import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LOCALE,
  getOtherLocale,
  isLocale,
  LOCALES,
  LOCALE_KEYS,
  toLocale,
} from '@/lib/i18n/locales';

describe('the table of languages', () => {
  it('gives each language but the default a unique prefix', () => {
    for (const key of LOCALE_KEYS) {
      expect(LOCALES[key].prefix).toBe(key === DEFAULT_LOCALE ? '' : `/${key}`);
    }
  });

  it('uses valid language tags', () => {
    const tags = LOCALE_KEYS.map((key) => LOCALES[key].html);
    expect(tags.map((tag) => Intl.getCanonicalLocales(tag)[0])).toEqual(tags);
  });
});

describe('isLocale', () => {
  it.each(['en', 'cn'])('accepts %s', (value) => {
    expect(isLocale(value)).toBe(true);
  });

  it.each(['', 'zh', 'EN', 'en-GB', 'toString', '__proto__', undefined, null, 0, ['en']])(
    'rejects %j',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});

it("the vendor's id maps to the language, and an unknown one to none", () => {
  for (const key of LOCALE_KEYS) expect(toLocale(LOCALES[key].prismic)).toBe(key);
  expect(toLocale('zh-CN')).toBeUndefined();
  expect(toLocale('en')).toBeUndefined();
});

it('each language has its counterpart', () => {
  expect(LOCALE_KEYS.map(getOtherLocale)).toEqual([...LOCALE_KEYS].reverse());
});
