import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

test('a former name finds the chain, and the URL keeps the query', async ({ page }) => {
  await visit(page, '/nodes/');
  await page.getByRole('searchbox', { name: 'Search node' }).fill('matic');
  await expect(page.getByRole('row').filter({ hasText: 'Polygon' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Inactive' })).toBeHidden();
  await expect(page).toHaveURL(/\?q=matic$/);
  await expect(page.locator('tr:visible mark').first()).toHaveText(/matic/i);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('matic');
  await expect(page.getByRole('row').filter({ hasText: 'Solana' })).toBeHidden();
});
