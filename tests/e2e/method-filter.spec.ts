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

test(
  'a filter without matches says so, and collapses the groups when cleared',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/cn/nodes/eth/');
    const groups = page.locator(`${LIST} details`);
    const open = page.locator(`${LIST} details[open]`);
    await expect(open).toHaveCount(1);
    const field = page.getByRole('searchbox', { name: '筛选方法' });
    await field.fill('eth_');
    await expect(open).toHaveCount(await groups.count());
    await field.fill('nothing of the kind');
    await expect(page.getByText('没有匹配的方法。')).toBeVisible();
    await expect(groups.first()).toBeHidden();
    await field.fill('');
    await expect(open).toHaveCount(1);
    await expect(groups.last()).toBeVisible();
  },
);

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

test('a page of a method fits a phone in both languages', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/nodes/eth/eth_getLogs/', '/cn/nodes/btc/api-v2-tx-txid/']) {
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBe(0);
  }
});
