import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

const readText = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent),
  );

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

for (const path of PATHS) {
  test(`${path} is whole when the visitor comes back to it`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await visit(page, path);
    const text = await readText(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    for (let round = 0; round < 2; round++) {
      await page.locator('footer a[data-page][href$="/about/"]').click();
      await expect(page).toHaveURL(/\/about\/$/);
      await expect(page.locator('h1')).not.toHaveText('');
      await page.goBack();
      await expect.poll(() => readText(page)).toEqual(text);
    }
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
    expect(complaints).toEqual([]);
  });
}
