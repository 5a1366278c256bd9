import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../lib/i18n/locales';

/** Messages of the consent banner and panel, by language. */
export const CONSENT_WORDS = {
  en: {
    banner: 'Cookie consent',
    accept: 'Accept All',
    reject: 'Reject All',
    manage: 'Manage cookies',
    chosen: 'I accept this cookies',
    settings: 'Cookie settings',
  },
  cn: {
    banner: 'Cookie 同意',
    accept: '全部接受',
    reject: '全部拒绝',
    manage: '管理 Cookie',
    chosen: '接受所选 Cookie',
    settings: 'Cookie 设置',
  },
} as const satisfies Record<Locale, object>;

export const getBanner = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: CONSENT_WORDS[locale].banner });

export const getHome = (locale: Locale) => `${LOCALES[locale].prefix}/`;

/** Makes a browser start with an earlier consent. */
export async function giveConsent(context: BrowserContext, url: string, categories: string) {
  await context.addCookies([{ name: 'consent', value: categories, url }]);
}

/** Returns a browser's cookies by name. */
export async function getCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
}

/** Lists the names of what the page has stored, in cookies and storage. */
export async function getStoredNames(page: Page): Promise<string[]> {
  const entries = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...entries, ...cookies.map(({ name }) => name)].sort();
}

/** Marks the document, to distinguish router navigation from a full load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Waits until the visitor features have loaded and run. */
export const waitForVisitor = (page: Page) =>
  page.locator('[data-progress]').waitFor({ state: 'attached' });
