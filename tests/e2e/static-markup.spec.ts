import { expect, test, type Page } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { visit } from '../support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns the page's text, and its elements with the attributes for style and links. */
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

/** Blocks components that load near the viewport: before or after the comparison. */
const keepLatePartsAway = (page: Page) =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });

/** One page of each kind whose data omits what its HTML contains. */
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
    // Components with late code have loaded.
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
