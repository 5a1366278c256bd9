import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { toAnchor } from '../../lib/content/link-address';
import { readSection } from '../support/words';

type Fields = { questions: { question: string }[] };
const { questions } = readSection<Fields>('page/faq.en-gb', 'question_topics');
const QUESTION = String(questions.find(({ question }) => /compute units/.test(question))?.question);
const ANCHOR = `#${toAnchor(QUESTION)}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a URL that targets a question opens its answer', { tag: '@all' }, async ({ page }) => {
      await page.goto('/faq/');
      const answer = page.locator(ANCHOR);
      await expect(answer).toBeHidden();
      await page.goto(`/faq/${ANCHOR}`);
      await expect(answer).toBeVisible();
      await expect(page.getByText(QUESTION)).toBeInViewport();
    });
  });
}

test('a search shows matching questions, and says if there are none', async ({ page }) => {
  await visit(page, '/faq/');
  const search = page.getByRole('searchbox', { name: 'Search question' });
  await search.fill('invoice');
  await expect(page.getByText(QUESTION)).toBeHidden();
  const shown = page.locator('details[data-search]:visible');
  await expect(shown).not.toHaveCount(0);
  for (const messages of await shown.evaluateAll((all) => all.map((one) => one.textContent))) {
    expect(messages?.toLowerCase()).toContain('invoice');
  }
  await search.fill('zebra crossing');
  await expect(page.getByText('No results')).toBeVisible();
  await search.fill('');
  await expect(page.getByText(QUESTION)).toBeVisible();
});
