import { expect, test } from '@playwright/test';
import { readSection } from '../support/words';

type Question = { question: string; answer: { text: string; spans: unknown[] }[] };
const { questions } = readSection<{ questions: Question[] }>('home/home.en-gb', 'questions');
/** One whose answer no link splits. */
const QUESTION = questions.find(({ answer }) => answer[0]?.spans.length === 0) as Question;

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');
const FIGURE = /\d{2,3}\.\d{2}/g;

for (const prefix of ['', '/cn']) {
  test(`${prefix || '/'}: availability stands in the HTML of the home page with scripts stripped`, async ({
    request,
  }) => {
    const html = withoutScripts(await (await request.get(`${prefix}/`)).text());
    expect(html.match(FIGURE)?.length).toBeGreaterThan(80);
    expect(html).toContain(`href="${prefix}/nodes/eth/"`);
  });

  test(`${prefix || '/'}: the node list, a chain and its request stand in the HTML`, async ({
    request,
  }) => {
    const list = withoutScripts(await (await request.get(`${prefix}/nodes/`)).text());
    expect(new Set(list.match(/\/nodes\/[a-z0-9]+\//g)).size).toBeGreaterThanOrEqual(87);
    const chain = withoutScripts(await (await request.get(`${prefix}/nodes/sol/`)).text());
    expect(chain).toContain('getSlot');
    expect(chain).toMatch(FIGURE);
  });
}

test('both languages have the same structure and different words', async ({ request }) => {
  const [en, cn] = await Promise.all(
    ['/', '/cn/'].map(async (url) => withoutScripts(await (await request.get(url)).text())),
  );
  const toOutline = (html = '') => html.match(/<(h[1-6]|section|table|dl|ol|ul|form|nav)\b/g);
  expect(toOutline(cn)).toEqual(toOutline(en));
  const toTitle = (html = '') => /<h1[^>]*>([^<]+)/.exec(html)?.[1];
  expect(toTitle(cn)).toMatch(/\p{Script=Han}/u);
  expect(toTitle(en)).not.toMatch(/\p{Script=Han}/u);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('menus open on hover and lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.getByRole('link', { name: 'Shared nodes' }).first().click();
    await expect(page).toHaveURL(/\/nodes\/$/);
  });

  test('the language link leads to the same page', async ({ page }) => {
    await page.goto('/nodes/btc/');
    await page.getByText('English').first().click();
    await page.getByRole('link', { name: '中文' }).first().click();
    await expect(page).toHaveURL(/\/cn\/nodes\/btc\/$/);
  });

  test('the request of another chain shows by its tab, answers open', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Bitcoin', { exact: true }).first().click();
    await expect(page.getByText('getblockcount').first()).toBeVisible();
    await page.getByText(QUESTION.question).click();
    await expect(page.getByText(String(QUESTION.answer[0]?.text))).toBeVisible();
  });
});
