import { expect, test, type Page } from '@playwright/test';
import { LOCALE_KEYS } from '../../lib/i18n/locales';
import { expectAccessible } from '../support/axe';
import { isExhaustive } from '../support/exhaustive';
import { MISSING_VISITS, VISITS, type Visit } from '../support/routes';

/** Collects a page's errors and its requests to other hosts. */
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

const WIDTHS = [320, 360, 390, 820, 1440];

const ALL_VISITS = [...VISITS, ...MISSING_VISITS];
const PATHS = [...new Set(ALL_VISITS.map(({ path }) => path))];

/** A third of the pages, each in one language; `test:all` visits all in both. */
const isVisited = ({ path, locale }: Visit) =>
  isExhaustive ||
  (PATHS.indexOf(path) % 3 === 0 &&
    locale === LOCALE_KEYS[(PATHS.indexOf(path) / 3) % LOCALE_KEYS.length]);

/** Those of chapters, sections and notes. */
const HEADING_SIZES = ['40px', '28px', '20px'];

/** Browsers log an error for any page with status 404. */
const STATUS = /status of 404/;

for (const { url } of ALL_VISITS.filter(isVisited)) {
  test(`${url} is accessible in both themes, fits every width, complains of nothing and asks no third party`, async ({
    page,
  }) => {
    const { complaints, foreign } = watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${width} px`).toBe(0);
    }
    const sizes = await page
      .locator('main h2')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.clientWidth > 1)
          .map((heading) => getComputedStyle(heading).fontSize),
      );
    expect(
      sizes.filter((size) => !HEADING_SIZES.includes(size)),
      'sizes of headings of the second level',
    ).toEqual([]);
    expect(complaints.filter((text) => !STATUS.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
