import { expect, test, type Page } from '@playwright/test';
import { RANGE_NAMES } from '../../lib/history/buckets';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

const words = readMessages('en').availability;

const getRow = (page: Page) => page.locator('tr:has([data-range])').nth(1);
const listShown = (page: Page) =>
  getRow(page)
    .locator('[data-range]')
    .evaluateAll((strips) =>
      strips
        .filter((strip) => strip.getBoundingClientRect().height > 0)
        .map((strip) => strip.getAttribute('data-range')),
    );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the history shows the selected range', async ({ page }) => {
      await (javaScriptEnabled ? visit(page, '/tracker/') : page.goto('/tracker/'));
      const choice = page.getByRole('group', { name: words.history.title });
      expect(await listShown(page)).toHaveLength(1);
      for (const range of RANGE_NAMES) {
        await choice.getByText(words.history.ranges[range]).click();
        expect(await listShown(page)).toEqual([range]);
      }
      await page.keyboard.press('ArrowLeft');
      expect(await listShown(page)).toEqual([RANGE_NAMES.at(-2)]);
    });
  });
}
