import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

type Chain = { name: string; family: string; blockTimeSeconds: number | null };

/** Returns the chain in a family with the shortest block time. */
function getFastest(family: string): string {
  const chains = JSON.parse(readFileSync('lib/chains/chains.json', 'utf8')) as Chain[];
  const [first] = chains
    .filter((chain) => chain.family === family && chain.blockTimeSeconds !== null)
    .toSorted((a, b) => Number(a.blockTimeSeconds) - Number(b.blockTimeSeconds));
  return first?.name ?? '';
}

const getFamily = (page: Page) => page.getByRole('search').getByLabel('Family');

test('filters and order are in the URL, which can be shared and navigated back', async ({
  page,
}) => {
  await visit(page, '/nodes/');
  await getFamily(page).selectOption('utxo');
  await page.getByRole('button', { name: 'Block time' }).click();
  await expect(page).toHaveURL(/\?family=utxo&sort=block-time$/);
  await expect(page.getByRole('row').filter({ hasText: 'Ethereum Classic' })).toBeHidden();
  await expect(page.getByRole('row').nth(2)).toContainText(getFastest('utxo'));
  await page.reload();
  await expect(getFamily(page)).toHaveValue('utxo');
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Block time' })).not.toHaveAttribute(
    'aria-sort',
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeVisible();
});

test('a filter says how many chains it leaves, and the heading how many it left', async ({
  page,
}) => {
  await visit(page, '/nodes/');
  const archive = page.getByRole('button', { name: /^Archive \d+$/ });
  const count = (await archive.textContent())?.match(/\d+/)?.[0] ?? '';
  await archive.click();
  await expect(page).toHaveURL(/\?level=archive$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Archive' })).toContainText(
    new RegExp(`^${count} of \\d+`),
  );
  await expect(page.locator('tr[data-search]:visible')).toHaveCount(Number(count));
  const ethereum = page.getByRole('row').filter({ hasText: 'Ethereum' }).first();
  await expect(ethereum.getByRole('cell').nth(7)).toHaveText('Yes');
  await getFamily(page).selectOption('utxo');
  await expect(page.getByRole('button', { name: /^GraphQL/ })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the filters are in a dialog, whose button says the result', async ({ page }) => {
    await visit(page, '/nodes/');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('button', { name: /^Trace/ }).click();
    const show = dialog.getByRole('button', { name: /^Show \d+ chains$/ });
    const count = (await show.textContent())?.match(/\d+/)?.[0];
    await show.click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    await expect(page.locator('tr[data-search]:visible')).toHaveCount(Number(count));
  });
});

test('a tab shows only its state and counts the matches', async ({ page }) => {
  await visit(page, '/cn/nodes/');
  await page.getByRole('link', { name: /^停用/ }).click();
  await expect(page).toHaveURL(/\?status=inactive$/);
  await expect(page.getByRole('row').filter({ hasText: 'Waves' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeVisible();
});

test('a chain in another state is one click away', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/nodes/?q=waves');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Inactive (1)' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Waves' })).toBeVisible();
});

test(
  'after a search, the list is complete, in order, and keeps its selection',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/nodes/');
    const names = page.getByRole('table', { name: 'Available' }).getByRole('rowheader');
    const all = await names.allTextContents();
    const base = page.getByRole('checkbox', { name: 'Compare Base', exact: true });
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeHidden();
    await base.check();
    await expect(page.getByText('Pick one more chain to compare.')).toBeVisible();
    await page.getByLabel('Search node').pressSequentially('base');
    await expect(names.first()).toContainText('Base');
    await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
    await page.getByLabel('Search node').fill('');
    await expect(names).toHaveText(all);
    await expect(names.first()).toBeVisible();
    await expect(base).toBeChecked();
  },
);

test('selected chains are compared side by side, at most four', async ({ page }) => {
  await visit(page, '/nodes/');
  for (const name of ['Bitcoin', 'Ethereum', 'Solana', 'Base']) {
    await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check();
  }
  await expect(page.getByText('4 of 4 chains chosen')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Compare TRON' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Solana' }).click();
  await expect(page.getByText('3 of 4 chains chosen')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Compare Solana', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/nodes\/compare\/\?chain=btc&chain=eth&chain=sol&chain=base$/);
  const table = page.getByRole('table', { name: 'Bitcoin, Ethereum, Solana, Base side by side' });
  await expect(table.getByRole('row', { name: readMessages('en').nodes.chainId })).toContainText(
    '8453 · 0x2105',
  );
});

test('data files are readable by any site, with 304 for clients that have them', async ({
  request,
}) => {
  const first = await request.get('/nodes.json');
  expect(first.headers()['access-control-allow-origin']).toBe('*');
  const { chains } = (await first.json()) as { chains: Record<string, unknown>[] };
  expect(chains.length).toBeGreaterThan(80);
  const etag = first.headers().etag ?? '';
  const own = (await (await request.get('/nodes/btc.json')).json()) as Record<string, unknown>;
  const bitcoin = chains.find(({ key }) => key === 'btc');
  // The figures may be refreshed between two responses; only a chain's own file has its history and heads.
  const { checkedAt, heads, history } = own;
  expect(own).toEqual({ ...bitcoin, checkedAt, heads, history });
  expect(history).toHaveProperty(['meanPercent', '24h']);
  const kept = await request.get('/nodes.json', { headers: { 'if-none-match': etag } });
  expect(kept.status()).toBe(304);
  expect((await request.get('/nodes/nope.json')).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, its tabs are anchors, and chains can be compared', async ({
    page,
  }) => {
    await page.goto('/cn/nodes/');
    await expect(page.getByRole('row').filter({ hasText: 'Waves' })).toBeVisible();
    await page.getByRole('link', { name: /^停用/ }).click();
    await expect(page).toHaveURL(/#inactive$/);
    await page.getByRole('checkbox', { name: '对比 Sui' }).check();
    await page.getByRole('checkbox', { name: '对比 Aptos' }).check();
    const { submit } = readMessages('cn').compare;
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page).toHaveURL(/\/cn\/nodes\/compare\/\?chain=sui&chain=apt$/);
    await expect(page.getByRole('table')).toContainText('共识');
    const equal = page.getByRole('rowheader', { name: '主网' });
    await expect(equal).toBeVisible();
    await page.getByRole('switch', { name: '只看差异' }).check();
    await expect(equal).toBeHidden();
    await expect(page.getByRole('rowheader', { name: '客户端' })).toBeVisible();
  });
});
