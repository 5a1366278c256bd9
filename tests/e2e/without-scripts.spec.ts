import { expect, test } from '@playwright/test';
import { readSection } from '../support/words';

type Question = { question: string; answer: { text: string; spans: unknown[] }[] };
const { questions } = readSection<{ questions: Question[] }>('home/home.en-gb', 'questions');
/** A question whose answer contains no link. */
const QUESTION = questions.find(({ answer }) => answer[0]?.spans.length === 0) as Question;

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('menus open on hover, and their links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Products' }).hover();
  await page.getByRole('link', { name: 'Shared nodes' }).first().click();
  await expect(page).toHaveURL(/\/nodes\/$/);
});

test('the language switch leads to the same page', async ({ page }) => {
  await page.goto('/nodes/btc/');
  await page.getByText('English').first().click();
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/\/cn\/nodes\/btc\/$/);
});

test("another chain's request shows by its tab, and answers open", async ({ page }) => {
  await page.goto('/');
  await page.getByText('Bitcoin', { exact: true }).first().click();
  await expect(page.getByText('getblockcount').first()).toBeVisible();
  await page.getByText(QUESTION.question).click();
  await expect(page.getByText(String(QUESTION.answer[0]?.text))).toBeVisible();
});
