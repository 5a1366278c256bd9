import { expect, test } from '@playwright/test';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import { openSimulator } from '../../scripts/library/simulator';
import { readMocks, readModel, toApiSlice } from '../../scripts/library/slices';

/** Its heading has a number in braces. */
const hero = () => {
  const [mock] = readMocks('HeroRequest');
  if (!mock) throw new Error('HeroRequest has no mock');
  return toApiSlice(readModel('HeroRequest'), mock);
};

for (const locale of LOCALE_KEYS) {
  test(`an editor sees sections in a frame in ${locale}, their names filled in, and those unknown left out`, async ({
    page,
    baseURL,
  }) => {
    const unknown = { ...hero(), id: 'x', slice_type: 'no_such_section' };
    const frame = await openSimulator(page, {
      origin: String(baseURL),
      prefix: LOCALES[locale].prefix,
      slices: [unknown, hero()],
    });
    await expect(frame.locator('#root h1')).toHaveText(/^[^{]*\d[^}]*$/);
    await expect(frame.locator('#root > *')).toHaveCount(1);
  });
}

test('opened directly, the simulator shows no section', async ({ page }) => {
  await page.goto('/slice-simulator/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
});
