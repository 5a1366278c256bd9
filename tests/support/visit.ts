import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts run, which the colour-mode switch shows. */
export async function visit(page: Page, url: string) {
  await page.goto(url);
  // A busy machine may take longer.
  await expect(page.locator('[aria-pressed="true"], [aria-disabled="true"]').first()).toBeAttached({
    timeout: 30_000,
  });
}

/** Opens a page with a component whose script loads later, and waits until that runs too. */
export async function visitLive(page: Page, url: string) {
  await visit(page, url);
  await expect(page.locator('[data-live]').first()).toBeAttached();
}
