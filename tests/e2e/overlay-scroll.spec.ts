import { expect, test } from '@playwright/test';
import config from '../../playwright.config';
import { visit } from '../support/visit';

// With scrollbars that take up space, as on many desktops.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the page behind an overlay neither scrolls nor moves', async ({ page }) => {
  await visit(page, '/');
  const getLeft = () =>
    page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
  const isRoomTaken = await page.evaluate(
    () => window.innerWidth > document.documentElement.clientWidth,
  );
  expect(isRoomTaken).toBe(true);
  const before = await getLeft();
  await page.locator('main [data-overlay=contact]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await getLeft()).toBe(before);
  // The backdrop covers the window's full width, without a strip where the scrollbar was.
  const room = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(room).toBe(0);
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1500);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Except for a fraction of a pixel, from rounding.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
  expect(await getLeft()).toBe(before);
});

test('the page behind an overlay keeps its height, and is restored afterwards', async ({
  page,
}) => {
  await visit(page, '/');
  const getLength = () => page.evaluate(() => document.documentElement.scrollHeight);
  const countSkipped = () =>
    page
      .locator('main > *, body > footer')
      .evaluateAll((parts) => parts.filter((part) => !part.firstElementChild?.checkVisibility()))
      .then((parts) => parts.length);
  const length = await getLength();
  // Except for a fraction of a pixel, from rounding.
  const getGrowth = async () => Math.abs((await getLength()) - length);
  const untouched = await countSkipped();
  const opener = page.locator('main [data-overlay=contact]').first();
  const endings = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    // A larger window shows more of the page.
    () => page.setViewportSize({ width: 1280, height: 900 }),
  ];
  for (const end of endings) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await countSkipped()).toBeGreaterThan(untouched);
    expect(await getGrowth()).toBeLessThan(2);
    await end();
    await expect.poll(countSkipped).toBe(untouched);
    expect(await getGrowth()).toBeLessThan(2);
  }
});
