import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { CATEGORIES } from '@/lib/consent/categories';
import { CONSENT_COOKIE } from '@/lib/storage/entries';
import { localizePath } from '@/lib/site/paths';
import templates from './templates.json';

const WIDTHS = [390, 820, 1440] as const;
export const THEMES = ['light', 'dark'] as const;

/** One path, without language prefix, for each template or page with its own sections. */
export const TEMPLATES: Readonly<Record<string, string>> = templates;

/** Returns the templates with these names, or all if none is given, and the unknown names. */
export const pickTemplates = (names: readonly string[]) => ({
  templates: Object.entries(TEMPLATES).filter(
    ([name]) => names.length === 0 || names.includes(name),
  ),
  unknown: names.filter((name) => !Object.hasOwn(TEMPLATES, name)),
});

export type Variant = { width: number; theme: (typeof THEMES)[number]; locale: Locale };

/** In the order of the sheet. */
export const VARIANTS: readonly Variant[] = WIDTHS.flatMap((width) =>
  LOCALE_KEYS.flatMap((locale) => THEMES.map((theme) => ({ width, theme, locale }))),
);

export const toFileName = ({ width, theme, locale }: Variant) => `${width}-${theme}-${locale}.png`;

/** Returns the height of a first screen of this width. */
const getHeight = (width: number) => (width < 600 ? 844 : width < 1000 ? 1180 : 900);

/** Opens a browser context of this width and theme, whose visitor has declined cookies. */
export async function openContext(
  browser: Browser,
  origin: string,
  { width, theme }: Omit<Variant, 'locale'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: getHeight(width) },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  });
  await context.addCookies([{ name: CONSENT_COOKIE, value: CATEGORIES[0] ?? '', url: origin }]);
  return context;
}

/** Scrolls through the whole page, so that lazy content loads. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
}

/** Makes sticky elements static, because a full-page picture has no viewport. */
async function unstick(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.style.position = 'relative';
      element.style.inset = 'auto';
    }
  });
}

/** Opens a URL and waits for its scripts and pictures. */
export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  return page;
}

type Job = { browser: Browser; origin: string; folder: string; templates: [string, string][] };

/** Takes full-page pictures, `<folder>/<template>/<width>-<theme>-<locale>.png`. */
export async function takePictures({ browser, origin, folder, templates }: Job) {
  for (const width of WIDTHS)
    for (const theme of THEMES) {
      const context = await openContext(browser, origin, { width, theme });
      for (const [name, address] of templates)
        for (const locale of LOCALE_KEYS) {
          const page = await openPage(context, origin + localizePath(address, locale));
          await unstick(page);
          mkdirSync(path.join(folder, name), { recursive: true });
          const file = path.join(folder, name, toFileName({ width, theme, locale }));
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
          await page.close();
        }
      await context.close();
      console.log(`${templates.length} templates at ${width} px, ${theme}`);
    }
}
