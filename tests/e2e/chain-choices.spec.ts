import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

const words = readMessages('en');

test('the change log shows one chain, one kind, or says that there is none', async ({ page }) => {
  await visit(page, '/changes/');
  const entries = page.locator('time').locator('xpath=ancestor::li');
  const years = page.getByRole('heading', { name: /^20\d\d$/ });
  const before = await entries.filter({ visible: true }).count();
  const allYears = await years.count();
  const filters = page.getByRole('search').filter({ hasText: words.changes.kind });
  await filters.getByLabel(words.nodes.chain, { exact: true }).selectOption('Solana');
  await expect.poll(() => entries.filter({ visible: true }).count()).toBeLessThan(before);
  for (const entry of await entries.filter({ visible: true }).all()) {
    await expect(entry.getByRole('link', { name: 'Solana', exact: true })).toBeVisible();
  }
  await expect.poll(() => years.filter({ visible: true }).count()).toBeLessThan(allYears);
  await page.getByLabel(words.changes.kind).selectOption(words.changes.kinds.renamed);
  await expect(page.getByText(words.changes.noResults)).toBeVisible();
});

test('the badge and its code follow the chosen chain', async ({ page }) => {
  await visit(page, '/badge/');
  const part = page.locator('#copy');
  await part.getByLabel(words.nodes.chain, { exact: true }).selectOption('Polygon PoS');
  await expect(part.getByRole('img', { name: 'Polygon PoS RPC' })).toHaveAttribute(
    'src',
    '/badge/pol.svg',
  );
  await expect(part.locator('pre').first()).toContainText('/nodes/pol/');
});
