import { expect, test } from '@playwright/test';
import { IN_MOTION } from '../support/in-motion';

test.use(IN_MOTION);

declare global {
  interface Window {
    animations: string[];
  }
}

test('a packet animation runs when another chain is selected, and not before', async ({ page }) => {
  await page.addInitScript(() => {
    window.animations = [];
    document.addEventListener('animationstart', ({ animationName }) => {
      window.animations.push(animationName);
    });
  });
  await page.goto('/');
  const tabs = page.locator('fieldset').first();
  await expect(tabs.getByRole('radio').first()).toBeChecked();
  expect(await page.evaluate(() => window.animations)).not.toContain('packet');
  await tabs.locator('label').nth(1).click();
  await expect(tabs.getByRole('radio').nth(1)).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.animations)).toContain('packet');
});
