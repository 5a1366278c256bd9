import { expect, test, type Page } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { answerFrom, letGo } from '../support/answer-from';
import { visit } from '../support/visit';
import {
  CONSENT_WORDS,
  getBanner,
  getCookies,
  giveConsent,
  waitForVisitor,
} from '../support/visitor';

test.use({ viewport: { width: 1440, height: 900 } });

const ALL = 'strictly,functional,statistics,marketing';
const SITE = 'http://www.nodewell.test';

test.afterEach(letGo);

/** Clicks the navbar's dashboard link and stays on the page. */
async function clickDashboard(page: Page) {
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: /Dashboard|控制台/ })
    .first();
  await link.evaluate((anchor) =>
    anchor.addEventListener('click', (event) => event.preventDefault()),
  );
  await link.click();
}

const getQuery = (page: Page) => page.evaluate(() => localStorage.getItem('registration_query'));

const WAYS = [
  ['/nodes/eth/?plan=free', 'chain_list'],
  ['/pricing/', undefined],
  ['/cn/nodes/', 'chain_list'],
  ['/', undefined],
] as const;

for (const [path, source] of trySome(WAYS, 2)) {
  test(`a way to the dashboard from ${path} stores ${source ?? 'no'} source and the address`, async ({
    page,
    context,
    baseURL,
  }) => {
    await giveConsent(context, baseURL ?? '', ALL);
    await visit(page, path);
    await waitForVisitor(page);
    expect((await getCookies(context)).registration_url).toBeUndefined();
    await clickDashboard(page);
    const cookies = await getCookies(context);
    expect(cookies.registration_source?.value).toBe(source);
    const { value, sameSite, expires } = cookies.registration_url ?? {};
    expect(decodeURIComponent(value ?? '')).toBe(`${baseURL}${path}`);
    expect(sameSite).toBe('Lax');
    expect((expires ?? 0) - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3);
  });
}

test(
  'the cookies cover the whole domain, so that the account screens can read them',
  { tag: '@all' },
  async ({ page, context, baseURL }) => {
    await answerFrom(context, `${SITE}/**`, baseURL ?? '');
    await giveConsent(context, SITE, ALL);
    await visit(page, `${SITE}/nodes/eth/`);
    await waitForVisitor(page);
    await clickDashboard(page);
    const { registration_source: source, registration_url: address } = await getCookies(context);
    expect(source?.domain).toBe('.nodewell.test');
    expect(address?.domain).toBe('.nodewell.test');
  },
);

test("the arrival's query is stored once marketing is accepted, and deleted with it", async ({
  page,
  context,
}) => {
  const messages = CONSENT_WORDS.en;
  await visit(page, '/?utm_source=letter&ref=7');
  await waitForVisitor(page);
  expect(await getQuery(page)).toBeNull();
  await page.locator('footer a[href="/faq/"]').click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await getBanner(page).getByRole('button', { name: messages.accept }).click();
  await expect.poll(() => getQuery(page)).toBe('?utm_source=letter&ref=7');
  await page.goto('/nodes/');
  await waitForVisitor(page);
  expect(await getQuery(page)).toBe('?utm_source=letter&ref=7');
  await clickDashboard(page);

  await page.getByRole('contentinfo').getByRole('button', { name: messages.settings }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.reject }).click();
  await expect.poll(() => getQuery(page)).toBeNull();
  expect(Object.keys(await getCookies(context))).toEqual(['consent']);
});
