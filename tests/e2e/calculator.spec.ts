import { expect, test } from '@playwright/test';
import { visitLive } from '../support/visit';
import { formatMessage } from '../../lib/i18n/format-message';
import { readMessages } from '../support/words';

const { calculator: messages } = readMessages('en');
const { calculator: chinese } = readMessages('cn');
const remove = (method: string) => formatMessage(messages.remove, { method, chain: 'pol' });

test('calls result in units and a plan, and the link contains them', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/');
  const results = page.getByRole('region', { name: messages.results });
  await page.getByRole('button', { name: messages.presetNames.game }).click();
  await page.getByRole('button', { name: remove('eth_getTransactionReceipt') }).click();
  await page.getByRole('button', { name: remove('eth_sendRawTransaction') }).click();
  await page.getByLabel(messages.perPeriod.day).fill('1000000');
  await expect(results.getByText('750,000,000', { exact: true })).toBeVisible();
  await page.reload();
  await expect(results.getByText('750,000,000', { exact: true })).toBeVisible();
  await page.locator('#calculator').getByLabel('Chain').selectOption('arb');
  await expect(results.getByText('900,000,000', { exact: true })).toBeVisible();
});

test('the enterprise request starts with the figures of the calculation', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/?call=eth~eth_call~40000000&peak=1');
  const results = page.getByRole('region', { name: messages.results });
  await expect(results.getByText('30,000,000,000', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: messages.ask }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '600' })).toBeChecked();
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/^30[ ,]?000[ ,]?000[ ,]?000$/);
});

test('units convert to requests', async ({ page }) => {
  await visitLive(page, '/cn/pricing/compute-units/?call=eth~eth_call~1000');
  await page.getByLabel(chinese.budget).fill('2500000');
  await expect(
    page.getByText(formatMessage(chinese.budgetResult, { requests: '100,000', day: '3,333' })),
  ).toBeVisible();
});

test('archive data costs more, and a month is thirty days', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/?call=eth~eth_call~1000');
  const results = page.getByRole('region', { name: messages.results });
  await expect(results.getByText('750,000', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: messages.archive }).check();
  await expect(results.getByText('1,500,000', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]archive=1/);
  await page.getByText(messages.periods.month, { exact: true }).click();
  const field = page.getByLabel(messages.perPeriod.month);
  await expect(field).toHaveValue('30,000');
  await field.fill('3M');
  await expect(results.getByText('150,000,000', { exact: true })).toBeVisible();
});

test('a filter opens the prices of a method, whose name leads to its page', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/');
  const link = page.getByRole('link', { name: 'eth_getLogs', exact: true });
  await expect(link).toBeHidden();
  await page.getByRole('searchbox', { name: 'Filter methods' }).fill('eth_getLogs');
  await expect(page.getByRole('link', { name: 'eth_call', exact: true })).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/nodes\/eth\/eth_getLogs\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('worked examples replace it', async ({ page }) => {
    await page.goto('/pricing/compute-units/');
    await page.locator('summary', { hasText: messages.presetTable }).click();
    await expect(page.getByRole('table', { name: messages.presetTable })).toContainText('Wallet');
    await expect(page.getByRole('button', { name: messages.add })).toBeHidden();
  });
});
