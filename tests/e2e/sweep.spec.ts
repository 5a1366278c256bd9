import { expect, test, type Page } from '@playwright/test';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import { localizePath } from '../../lib/site/paths';
import { getAxeFaults } from '../support/axe';
import { MISSING_VISITS, VISITS } from '../support/routes';

/** Collects what a page complains about and whom it asks besides this host. */
function watch(page: Page) {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  return { complaints, foreign };
}

for (const { url, path, locale } of VISITS) {
  test(`${url} is whole: language, title, one h1, canonical, alternates, no complaint, no third party`, async ({
    page,
  }) => {
    const { complaints, foreign } = watch(page);
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('s-maxage=60');
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].html);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.title()).length).toBeGreaterThan(8);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      new URL(url, 'http://localhost:3000').href,
    );
    for (const other of LOCALE_KEYS) {
      const href = await page
        .locator(`link[rel=alternate][hreflang="${LOCALES[other].html}"]`)
        .getAttribute('href');
      expect(new URL(href ?? '').pathname).toBe(localizePath(path, other));
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

const WIDTHS = [320, 390, 820, 1440];

for (const { url } of [...VISITS, ...MISSING_VISITS]) {
  test(`${url} has no accessibility fault, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await getAxeFaults(page), colorScheme).toEqual([]);
    }
  });

  test(`${url} does not scroll sideways at ${WIDTHS.join(', ')} px`, async ({ page }) => {
    await page.goto(url);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${width} px`).toBe(0);
    }
  });
}
