import { expect, test } from '@playwright/test';
import { CONSENT_WORDS, getBanner } from '../support/visitor';
import { visit } from '../support/visit';

const messages = CONSENT_WORDS.en;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the banner moves nothing when it opens and closes', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, '/');
      await expect(getBanner(page)).toBeVisible();
      const getTops = () =>
        page
          .locator('header, h1, h2, footer')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      // A font that loads late moves lines by itself.
      await page.evaluate(async () => {
        await document.fonts.ready;
        (window as unknown as { shifts: number[] }).shifts.length = 0;
      });
      const before = await getTops();
      await getBanner(page).getByRole('button', { name: messages.reject }).click();
      await expect(getBanner(page)).toBeHidden();
      expect(await getTops()).toEqual(before);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts).toEqual([]);
    });

    test('the banner never hides the focused element, and covers little of the screen', async ({
      page,
    }) => {
      await visit(page, '/');
      const { y = 0, height = 0 } = (await getBanner(page).boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(viewport.height * 0.4);
      const count = await page.locator('main :is(a, button, summary, input)').count();
      expect(count).toBeGreaterThan(20);
      for (let step = 0; step < Math.min(count, 80); step++) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate((edge) => {
          const focused = document.activeElement;
          if (!focused || focused.closest('[aria-label="Cookie consent"]')) return null;
          const { top, bottom } = focused.getBoundingClientRect();
          return bottom > edge && top < window.innerHeight ? focused.outerHTML.slice(0, 120) : null;
        }, y);
        expect(covered).toBeNull();
      }
    });

    test('the keyboard reaches the banner early, and moving through it does not scroll', async ({
      page,
    }) => {
      await visit(page, '/');
      await page.keyboard.press('Tab');
      for (const name of ['Cookie policy', messages.manage, messages.reject, messages.accept]) {
        await page.keyboard.press('Tab');
        const part = getBanner(page).getByRole(name === 'Cookie policy' ? 'link' : 'button', {
          name,
        });
        await expect(part).toBeFocused();
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });
  });
}

test("the banner shows with the first paint, before any of the site's scripts", async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/**.js', (route) => route.abort());
  await page.goto('/');
  await expect(getBanner(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, nothing is stored, and nothing unavailable is offered', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeHidden();
    await expect(page.getByRole('button', { name: messages.settings })).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});
