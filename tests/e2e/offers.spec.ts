import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { readMessages, readSection } from '../support/words';

const { label: BANNER } = readSection<{ label: string }>('home/home.en-gb', 'offer');
test('the offer leads to its section, stays closed once closed, and does not flash', async ({
  page,
}) => {
  await visit(page, '/');
  const banner = page.getByRole('complementary', { name: BANNER });
  const close = page.getByRole('button', { name: readMessages('en').announcement.close });
  // The announcement says the same until it is closed or over.
  if (await close.isVisible()) {
    await expect(banner).toBeHidden();
    await close.click();
  }
  await expect(banner.locator('a[href="/dedicated-nodes/#closing-provider"]')).toBeVisible();
  await banner.getByRole('button', { name: readMessages('en').offers.close }).click();
  await expect(banner).toBeHidden();
  // Before any of the site's scripts run: the page itself decides.
  await page.route('**/_next/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel(BANNER)).toBeHidden();
});
