import { expect, test, type Page } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { visit } from '../support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

/** The page's text, and its elements with what gives them their looks and where they lead. */
const readPage = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map((name) => {
      const part = document.querySelector(name);
      const elements = [...(part?.querySelectorAll('*') ?? [])].map((element) =>
        [element.tagName, ...['class', 'href', 'd', 'style'].map((at) => element.getAttribute(at))]
          .join(' ')
          .trim(),
      );
      return { text: part?.textContent, elements };
    }),
  );

/** Keeps parts away that come when they are near the view: before or after the page is compared. */
const keepLatePartsAway = (page: Page) =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });

/** Pages whose data leaves out what their HTML says, of each kind. */
const PATHS = [
  '/',
  '/nodes/',
  '/nodes/eth/',
  '/nodes/eth/eth_call/',
  '/pricing/',
  '/tracker/',
  '/cn/faq/',
];

for (const path of trySome(PATHS, 4)) {
  test(`${path} is whole when the visitor comes back to it`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await keepLatePartsAway(page);
    await visit(page, path);
    // Parts whose code comes later have come.
    await expect(page.locator('main template')).toHaveCount(0);
    const whole = await readPage(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    for (let round = 0; round < 2; round++) {
      await page.locator('footer a[data-page][href$="/about/"]').click();
      await expect(page).toHaveURL(/\/about\/$/);
      await expect(page.locator('h1')).not.toHaveText('');
      await page.goBack();
      await expect.poll(() => readPage(page)).toEqual(whole);
    }
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
    expect(complaints).toEqual([]);
  });
}
