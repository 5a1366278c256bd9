import { expect, test } from '@playwright/test';
import { visitLive } from '../support/visit';

test('calls come to units and a plan, and the link carries them', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/');
  const results = page.getByRole('region', { name: 'What it comes to' });
  await page.getByRole('button', { name: 'Game' }).click();
  await page.getByRole('button', { name: 'Remove eth_getTransactionReceipt on pol' }).click();
  await page.getByRole('button', { name: 'Remove eth_sendRawTransaction on pol' }).click();
  await page.getByLabel('Calls a day').fill('1000000');
  await expect(results.getByText('750,000,000', { exact: true })).toBeVisible();
  await page.reload();
  await expect(results.getByText('750,000,000', { exact: true })).toBeVisible();
  await page.getByLabel('Chain').selectOption('arb');
  await expect(results.getByText('900,000,000', { exact: true })).toBeVisible();
});

test('the enterprise request starts with the figures of the calculation', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/?call=eth~eth_call~40000000&peak=1');
  await expect(page.getByText('30,000,000,000', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a quote on this' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '600' })).toBeChecked();
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/^30[ ,]?000[ ,]?000[ ,]?000$/);
});

test('units come to requests', async ({ page }) => {
  await visitLive(page, '/cn/pricing/compute-units/?call=eth~eth_call~1000');
  await page.getByLabel(/你拥有的计算单元/).fill('2500000');
  await expect(page.getByText('按此比例每月可发 100,000 次请求，每日 3,333 次')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('worked examples stand in its place', async ({ page }) => {
    await page.goto('/pricing/compute-units/');
    await expect(page.getByRole('table', { name: /typical applications/ })).toContainText('Wallet');
    await expect(page.getByRole('button', { name: 'Add a call' })).toBeHidden();
  });
});
