import { expect, test } from '@playwright/test';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import { openSimulator } from '../../scripts/library/simulator';
import { readMocks, readModel, toApiSlice } from '../../scripts/library/slices';
import { readSection } from '../support/words';

const [{ text: title }] = readSection<{ title: [{ text: string }] }>(
  'page/about.en-gb',
  'statement',
).title;

const statement = () => {
  const [mock] = readMocks('Statement');
  if (!mock) throw new Error('Statement has no mock');
  return toApiSlice(readModel('Statement'), mock);
};

for (const locale of LOCALE_KEYS) {
  test(`an editor sees sections in a frame in ${locale}, their names filled in, and those unknown left out`, async ({
    page,
    baseURL,
  }) => {
    const unknown = { ...statement(), id: 'x', slice_type: 'no_such_section' };
    const frame = await openSimulator(page, {
      origin: String(baseURL),
      prefix: LOCALES[locale].prefix,
      slices: [unknown, statement()],
    });
    await expect(frame.locator('#root h2')).toContainText(title);
    await expect(frame.locator('#root')).toContainText(/\d/);
    await expect(frame.locator('#root > *')).toHaveCount(1);
  });
}

test('opened directly, the simulator shows no section', async ({ page }) => {
  await page.goto('/slice-simulator/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
});
