import { expect } from 'vitest';
import type { Page } from './page';

/** Continues in a window as wide as a phone, which a browser's main window cannot be. */
export async function takePhone({ driver }: Page, width = 390, height = 844) {
  const known = await driver.getAllWindowHandles();
  await driver.executeScript(`open('about:blank', '', 'popup,width=${width},height=${height}')`);
  const find = async () =>
    (await driver.getAllWindowHandles()).find((handle) => !known.includes(handle));
  await expect.poll(find).toBeDefined();
  await driver.switchTo().window((await find()) ?? '');
  await driver.manage().window().setRect({ width, height });
}
