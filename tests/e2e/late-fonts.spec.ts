import { expect, test, type Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number[];
  }
}

const PATHS = ['/', '/pricing/', '/tracker/'];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Resolves once the page was painted twice, when shifts of the first paint are reported. */
const waitForPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

const isInstalled = (page: Page) =>
  page.evaluate(() =>
    new FontFace('probe', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );

for (const viewport of VIEWPORTS) {
  for (const path of PATHS) {
    test(`a font that arrives late moves next to nothing on ${path} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await recordShifts(page);
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });

      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeVisible();
      test.skip(!(await isInstalled(page)), 'Arial and Liberation Sans are not installed');
      await waitForPaint(page);
      release();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      await waitForPaint(page);

      const shifts = await page.evaluate(() => window.shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  }
}
