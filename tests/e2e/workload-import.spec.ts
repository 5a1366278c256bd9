import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { formatMessage } from '../../lib/i18n/format-message';
import { visitLive } from '../support/visit';
import { readMessages, readMigrateMessages } from '../support/words';

const en = readMigrateMessages('en');
const cn = readMigrateMessages('cn');

const FIXTURES = 'tests/fixtures/workload';

/** Opens the import with its code and worker, and records every later request. */
async function openImport(page: Page, locale: 'en' | 'cn') {
  await visitLive(page, `${locale === 'cn' ? '/cn' : ''}/pricing/compute-units/`);
  const started = page.waitForEvent('worker');
  const button = page.getByRole('button', { name: readMessages(locale).calculator.import });
  await button.focus();
  await page.keyboard.press('Enter');
  const worker = await started;
  await worker.evaluate(() => 1);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const messages = (locale === 'cn' ? cn : en).import;
  return { requests, panel: page.getByRole('region', { name: messages.title }) };
}

const isSent = (url: string) => !url.startsWith('blob:');

test('a file becomes rows of the calculator, and nothing is sent', async ({ page }) => {
  const { requests, panel } = await openImport(page, 'en');
  await panel.locator('input[type=file]').setInputFiles(`${FIXTURES}/browser.har`);
  await expect(panel.getByText(/^HAR file: 3 rows/)).toBeVisible();
  await expect(panel).not.toContainText(/SECRET|alchemy/);
  await panel.getByRole('button', { name: en.import.apply }).click();
  // Two calls in ten minutes, one of them about past state.
  await expect(page.locator('#calculator').getByLabel('Calls per day')).toHaveCount(3);
  await expect(page).toHaveURL((url) => url.searchParams.has('call', 'eth~eth_call~144~archive'));
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: en.import.download }).click();
  const profile = await readFile(await (await saved).path(), 'utf8');
  expect(profile).toContain('"workload": 1');
  expect(profile).not.toMatch(/SECRET|https?:/);
  expect(requests.filter(isSent)).toEqual([]);
});

test('in Chinese, by keyboard: pasted lines, unknown methods and a fault', async ({ page }) => {
  const { requests, panel } = await openImport(page, 'cn');
  const box = panel.getByLabel(cn.import.paste);
  const read = panel.getByRole('button', { name: cn.import.read });
  await box.fill('hello');
  await read.press('Enter');
  await expect(panel.getByText(cn.import.faults['unknown-format'])).toBeVisible();
  await box.fill(
    '{"jsonrpc":"2.0","method":"eth_call","params":[]}\n{"jsonrpc":"2.0","method":"made_up","params":[]}',
  );
  await read.press('Enter');
  await expect(panel.getByRole('table')).toContainText('made_up');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(panel.getByText(formatMessage(cn.import.archive, { percent: 100 }))).toBeVisible();
  expect(requests.filter(isSent)).toEqual([]);
});

test('the same traffic is priced in other schemes, with sources', async ({ page }) => {
  await visitLive(page, '/pricing/compute-units/?call=eth~eth_call~1000');
  const costs = page.getByRole('region', { name: en.costs.title }).first();
  await expect(costs.getByRole('row', { name: /^Ankr/ })).toContainText('$');
  await expect(costs.getByRole('row', { name: /^Helius/ })).toContainText(
    formatMessage(en.costs.reasons.chain, { name: 'Ethereum' }),
  );
  await expect(costs.getByRole('link', { name: /ankr\.com/ }).first()).toBeVisible();
});
