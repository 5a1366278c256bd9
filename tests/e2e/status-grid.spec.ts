import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

const words = readMessages('en').availability;

const getCells = (page: Page) => page.locator('[data-reading]');
const getReadout = (page: Page) => page.locator('[data-markdown="omit"]:has(i)');

/** Opens the tracker and waits for the grid's own script, which loads after the page's. */
async function openGrid(page: Page, path = '/tracker/') {
  await visit(page, path);
  await expect(page.locator('[data-reading][tabindex="0"]')).toHaveCount(1);
}

const readMean = async (page: Page, index: number) =>
  ((await getCells(page).nth(index).getAttribute('data-reading')) ?? '').split('\t')[2] ?? '';

test.describe('the grid of the tracker', () => {
  test('shows the chain that a visitor points at or focuses', async ({ page }) => {
    await openGrid(page);
    const readout = getReadout(page);
    await getCells(page).nth(5).hover();
    await expect(readout).toContainText(await readMean(page, 5));
    await getCells(page).nth(20).focus();
    await expect(readout).toContainText(await readMean(page, 20));
    await expect(getCells(page).nth(20)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[data-reading][aria-current]')).toHaveCount(1);
  });

  test('is one tab stop, in which arrow keys move', async ({ page }) => {
    await openGrid(page);
    await getCells(page).nth(3).focus();
    await expect(page.locator('[data-reading][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(getCells(page).nth(4)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    const [above, below] = [getCells(page).nth(3), page.locator('[data-reading]:focus')];
    const [from, to] = [await above.boundingBox(), await below.boundingBox()];
    expect(to?.x).toBe(from?.x);
    expect(to?.y).toBeGreaterThan(from?.y ?? Infinity);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-reading]:focus')).toHaveCount(0);
  });

  test('opens a chain by keyboard', async ({ page }) => {
    await visit(page, '/tracker/');
    await getCells(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nodes\/eth\/$/);
  });
});

test('the tracker finds a healthy chain by name, and opens at the one in its address', async ({
  page,
}) => {
  await visit(page, '/tracker/#eth');
  await expect(page.locator('#eth')).toBeVisible();
  await visit(page, '/tracker/');
  await expect(page.locator('#pol')).toBeHidden();
  await page.getByRole('searchbox', { name: words.plot.search }).fill('polygon');
  await expect(page.locator('#pol')).toBeVisible();
  await expect(page.locator('#eth')).toBeHidden();
});

test.describe('the grid on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('shows at the first tap and opens at the second', { tag: '@all' }, async ({ page }) => {
    await openGrid(page, '/cn/tracker/');
    const cell = getCells(page).nth(1);
    const [, name = ''] = (await cell.getAttribute('aria-label'))?.split(/[，：]/) ?? [];
    expect(name).not.toBe('');
    await cell.tap();
    await expect(getReadout(page)).toContainText(name);
    await expect(page).toHaveURL(/\/cn\/tracker\/$/);
    await cell.tap();
    await expect(page).toHaveURL(/\/cn\/nodes\/eth\/$/);
  });
});

test.describe('the tracker without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every chain and its regions, and nothing that needs scripts', async ({ page }) => {
    await page.goto('/tracker/');
    await expect(getCells(page).first()).toHaveAttribute('href', /\/nodes\//);
    await expect(page.getByRole('group', { name: words.grid.order })).toBeHidden();
    await expect(
      page.getByRole('table', { name: words.plot.caption }).getByRole('row').nth(1),
    ).toBeVisible();
  });
});
