import type { Page } from '@playwright/test';
import { visitLive } from './visit';

/** Breaks a page below an origin or prefix in the browser: a component throws while it re-renders. */
export async function breakPage(page: Page, start: string) {
  await visitLive(page, `${start}/pricing/compute-units/`);
  // In one step: whatever else re-renders before a click from outside would take the button away.
  await page.evaluate(() => {
    const get = () => {
      throw new Error('broken on purpose');
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get });
    document.querySelector<HTMLElement>('main fieldset button')!.click();
  });
}
