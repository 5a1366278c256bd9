import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { giveConsent } from '../support/visitor';

test("a shortcut opens the search, which finds a chain's method and opens it", async ({ page }) => {
  await visit(page, '/pricing/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await expect(field).toBeFocused();
  await field.fill('eth_getLogs base');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('eth_getLogs');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nodes\/base\/eth_getLogs\/$/);
  await expect(field).toBeHidden();
});

test('arrows select, Escape closes and returns the focus, and a slash reopens it', async ({
  page,
}) => {
  await visit(page, '/cn/');
  const link = page.getByRole('link', { name: '搜索本站' });
  await link.click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('比特币');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('比特币');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeVisible();
  await field.fill('比特币');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cn\/nodes\/btc\/$/);
});

test('reports no results, and a server that is down', { tag: '@all' }, async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('status').filter({ hasText: 'not available' })).toBeVisible();
  await page.unroute('**/search.json');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('zzzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzzz' })).toBeVisible();
});

for (const [consent, count] of [
  ['strictly,functional', 1],
  ['strictly', 0],
] as const) {
  test(`opens with actions, and with ${count} recent chains after the consent ${consent}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await giveConsent(context, baseURL ?? '', consent);
    await visit(page, '/pricing/');
    await page.keyboard.press('Control+k');
    const actions = page.getByRole('group', { name: 'Actions' }).getByRole('option');
    await expect(actions).toHaveCount(5);
    const field = page.getByRole('combobox', { name: 'Search the site' });
    await field.fill('polygon');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Polygon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nodes\/pol\/$/);
    await page.keyboard.press('Control+k');
    await expect(actions).toHaveCount(5);
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveCount(count);
    await page.getByRole('dialog').getByRole('option', { name: 'Switch to dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(field).toBeHidden();
  });
}

test("an arrow opens a chain's actions, and Backspace returns to its row", async ({ page }) => {
  await visit(page, '/pricing/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.fill('polygon');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('Polygon');
  const size = await page.getByRole('dialog').boundingBox();
  await page.keyboard.press('ArrowRight');
  const actions = page.getByRole('combobox', { name: /Polygon/ });
  await expect(actions).toHaveValue('');
  await expect(options.last().locator('a')).toHaveAttribute('href', '/tracker/#pol');
  expect(await page.getByRole('dialog').boundingBox()).toEqual(size);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('polygon');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  // A page has no actions.
  await field.fill('pricing');
  await expect(options.first()).toContainText('Pricing');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('pricing');
});
