import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

test('a former name finds the chain, and the URL keeps the query', async ({ page }) => {
  await visit(page, '/nodes/');
  await page.getByRole('searchbox', { name: 'Search node' }).fill('matic');
  await expect(page.getByRole('row').filter({ hasText: 'Polygon' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Inactive' })).toBeHidden();
  await expect(page).toHaveURL(/\?q=matic$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('matic');
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
});

test(
  'a query without results says so and leads back to all chains',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/cn/nodes/');
    await page.getByRole('searchbox', { name: '搜索节点' }).fill('没有这条链');
    await expect(page.getByText('没有结果')).toBeVisible();
    await page.getByRole('button', { name: '显示全部链' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeVisible();
    await expect(page).toHaveURL(/\/cn\/nodes\/$/);
  },
);

test("a method's name leads to the chains that support it", { tag: '@all' }, async ({ page }) => {
  await visit(page, '/nodes/');
  await page.getByRole('searchbox', { name: 'Search node' }).fill('eth_getlogs');
  await expect(page.getByText(/^Chains with a page on eth_getLogs: \d+$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Base', exact: true }).click();
  await expect(page).toHaveURL(/\/nodes\/base\/eth_getLogs\/$/);
});
