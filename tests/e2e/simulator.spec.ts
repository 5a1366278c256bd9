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

test(
  'nor does it after the router has fetched it again',
  { tag: '@all' },
  async ({ page, baseURL }) => {
    const options = { origin: String(baseURL), prefix: '', slices: [statement()] };
    const frame = await openSimulator(page, options);
    await expect(frame.locator('#root h2')).toContainText(title);
    const address = page
      .frames()
      .find((one) => one.url().includes('state='))
      ?.url();
    await page.goto(String(address));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/slice-simulator/);
    const refetch = page.waitForResponse((response) => response.url().includes('_rsc'));
    await page.evaluate(() =>
      (window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh(),
    );
    await refetch;
    const update = page.waitForResponse((response) => response.url().includes('slice-simulator'));
    await page.goBack();
    await update;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root')).toHaveCount(0);
  },
);
