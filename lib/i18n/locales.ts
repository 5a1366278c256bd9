/**
 * The single table of languages; everything else about a language derives from it. `hreflang` is the audience of a
 * page, `html` the language of its text.
 */
export const LOCALES = {
  en: {
    prismic: 'en-gb',
    html: 'en-GB',
    hreflang: 'en',
    prefix: '',
    openGraph: 'en_GB',
    name: 'English',
  },
  cn: {
    prismic: 'zh-cn',
    html: 'zh-CN',
    hreflang: 'zh-CN',
    prefix: '/cn',
    openGraph: 'zh_CN',
    name: '中文',
  },
} as const;

/** A language's name in URLs, used throughout the code. */
export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_KEYS = Object.keys(LOCALES) as Locale[];

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** Maps a Prismic language id such as `zh-cn` to a locale; undefined if the site lacks it. */
export function toLocale(prismicLang: string): Locale | undefined {
  return LOCALE_KEYS.find((locale) => LOCALES[locale].prismic === prismicLang);
}

export function getOtherLocale(locale: Locale): Locale {
  return LOCALE_KEYS.find((key) => key !== locale) ?? locale;
}

/** Languages of the content repository, master language first. */
export const CONTENT_LANGUAGES = Object.values(LOCALES).map(({ prismic, name }) => ({
  id: prismic,
  name,
}));
