import { expect, test } from '@playwright/test';

const LIST = '#methods-list';

test("a filter narrows a chain's methods, by keyboard alone", async ({ page }) => {
  await page.goto('/nodes/eth/');
  const list = page.locator(LIST);
  const field = page.getByRole('searchbox', { name: 'Filter methods' });
  await expect(field).toBeVisible();
  await expect(list.getByRole('row', { name: /eth_getLogs/ })).toBeHidden();
  await field.focus();
  await page.keyboard.type('event logs match');
  await expect(list.getByRole('row', { name: /eth_getLogs/ })).toBeVisible();
  await expect(list.getByRole('row', { name: /eth_blockNumber/ })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: 'eth_getLogs', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nodes\/eth\/eth_getLogs\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eth_getLogs on Ethereum');
});

test("the bar of a chain's page marks the section in view", async ({ page }) => {
  await page.goto('/nodes/eth/');
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const current = bar.locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '#request');
  await bar.locator('[href="#networks"]').click();
  await expect(current).toHaveAttribute('href', '#networks');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 100_000);
  await expect(current).toHaveAttribute('href', '#related');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the methods are a collapsible list', async ({ page }) => {
    await page.goto('/nodes/eth/');
    const list = page.locator(LIST);
    await expect(page.getByRole('searchbox', { name: 'Filter methods' })).toBeHidden();
    await list.locator('summary', { hasText: 'Logs and filters' }).click();
    await expect(list.getByRole('row', { name: /eth_getLogs/ })).toBeVisible();
    await list.getByRole('link', { name: 'eth_getLogs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('eth_getLogs on Ethereum');
    await page.getByText('Go', { exact: true }).click();
    await expect(page.getByText('package main')).toBeVisible();
  });
});
