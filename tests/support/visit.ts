import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over, which the colour-mode switch shows. */
export async function visit(page: Page, url: string) {
  await page.goto(url);
  // A machine that has other things to do may take its time.
  await expect(page.locator('[aria-pressed="true"]').first()).toBeAttached({ timeout: 30_000 });
}

/** Opens a page with a part whose script comes later than the page's, and waits until that has taken over too. */
export async function visitLive(page: Page, url: string) {
  await visit(page, url);
  await expect(page.locator('[data-live]').first()).toBeAttached();
}
