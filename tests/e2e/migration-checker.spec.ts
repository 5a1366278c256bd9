import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { formatMessage } from '../../lib/i18n/format-message';
import { readMessages } from '../support/words';

const { migrate: english, code } = readMessages('en');
const { migrate: chinese } = readMessages('cn');
const TEXT = [
  '# keys\r',
  'ETH=https://eth-mainnet.g.alchemy.com/v2/SECRET-1\r',
  'BNB=https://go.getblock.io/SECRET-2/',
  'OLD=https://polygon-mumbai.infura.io/v3/SECRET-3',
].join('\n');
const toSummary = (words: typeof english, found: number, ready: number) =>
  formatMessage(words.summary, { found, ready, open: found - ready });

/** Opens the checker with its code, which focus loads, and records every later request. */
async function openChecker(page: Page, path: string, label: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  const box = page.getByLabel(label);
  const engine = page.waitForResponse((response) => response.url().endsWith('.js'));
  await box.focus();
  await engine;
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { box, requests };
}

test('pasted text is rewritten with our endpoints, and nothing is sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { box, requests } = await openChecker(page, '/migrate/', english.label);
  await page.evaluate((text) => navigator.clipboard.writeText(text), TEXT);
  await page.keyboard.press('ControlOrMeta+v');
  const results = page.getByRole('region', { name: english.results });
  await expect(results.getByText(toSummary(english, 3, 1))).toBeVisible();
  await expect(box).toBeFocused();
  const table = results.getByRole('table');
  await expect(table).toContainText('https://eth.nodewell.example/YOUR_KEY');
  await expect(table).toContainText(
    formatMessage(english.retiredInstead, { since: '2024-04-13', network: 'Amoy' }),
  );
  await expect(table).not.toContainText('SECRET');

  await page
    .getByLabel(formatMessage(english.choose, { line: 3 }))
    .selectOption({ label: 'BNB Smart Chain · Mainnet' });
  await expect(results.getByText(toSummary(english, 3, 2))).toBeVisible();
  await results.getByRole('button', { name: code.copy }).click();
  await expect(results.getByText(code.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(
    copied
      .split('\n')
      .slice(0, 3)
      .map((line) => line.trim()),
  ).toEqual([
    '# keys',
    'ETH=https://eth.nodewell.example/YOUR_KEY',
    'BNB=https://bsc.nodewell.example/YOUR_KEY',
  ]);
  const saved = page.waitForEvent('download');
  await results.getByRole('button', { name: english.download }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('OLD=https://polygon-mumbai.infura.io/v3/SECRET-3');

  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain('SECRET');
  await page.reload();
  await expect(page.getByLabel(english.label)).toHaveValue('');
});

test('in Chinese, by keyboard, the example shows every outcome', async ({ page }) => {
  const { box, requests } = await openChecker(page, '/cn/migrate/', chinese.label);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: chinese.sample })).toBeFocused();
  await page.keyboard.press('Enter');
  const results = page.getByRole('region', { name: chinese.results });
  await expect(results.getByText(toSummary(chinese, 8, 5))).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page.getByRole('table', { name: chinese.results })).toContainText(
    '以太坊（Ethereum） · 主网',
  );
  await box.fill('nothing to see');
  await expect(page.getByText(chinese.none)).toBeVisible();
  expect(requests).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the providers are listed with our endpoints', async ({ page }) => {
    await page.goto('/cn/migrate/');
    await expect(page.getByText(chinese.withoutScripts)).toBeVisible();
    await expect(page.getByLabel(chinese.label)).toBeHidden();
    await page.locator('summary', { hasText: chinese.known }).click();
    const table = page.getByRole('table', { name: chinese.known });
    await expect(table).toContainText('Alchemy');
    await expect(table).toContainText('https://eth.nodewell.example/YOUR_KEY');
  });
});
