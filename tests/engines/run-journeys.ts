import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ENGINES } from './drivers';
import type { Browser } from './engine';
import { startFront, type Front } from './front';
import { JOURNEYS } from './journeys';
import { Page } from './page';

const DESKTOP = { x: 0, y: 0, width: 1440, height: 900 };

/** Takes a browser on every journey, or says why it cannot run. */
export function runJourneys(key: keyof typeof ENGINES) {
  const { name, getLack, start } = ENGINES[key];
  const lack = getLack();
  if (lack) console.info(`Skipped ${name}: this machine has no ${lack}`);

  describe.skipIf(lack)(name, () => {
    let front: Front;
    let browser: Browser;
    let page: Page;
    let main: string;

    beforeAll(async () => {
      front = await startFront(inject('siteUrl'), Object.keys(ENGINES).indexOf(key));
      browser = await start();
      page = new Page(browser.driver, front.url);
      main = await browser.driver.getWindowHandle();
      await browser.driver.manage().window().setRect(DESKTOP);
    });

    afterAll(async () => {
      await browser?.end();
      front?.end();
    });

    // Each journey has its own visitor, who has already answered the banner.
    beforeEach(async () => {
      front.changeAddress();
      await browser.driver.get(`${front.url}/robots.txt`);
      await browser.driver.manage().deleteAllCookies();
      // Browsers may apply the deletion after the new cookie, so this repeats until only that one is left.
      const answer = async () => {
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
          document.cookie = 'consent=strictly; path=/';
        });
        const cookies = await browser.driver.manage().getCookies();
        return cookies.map(({ name }) => name);
      };
      await expect.poll(answer).toEqual(['consent']);
      front.takeComplaints();
    });

    afterEach(async () => {
      const { driver } = browser;
      for (const handle of await driver.getAllWindowHandles()) {
        if (handle === main) continue;
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(main);
    });

    for (const [title, travel] of Object.entries(JOURNEYS)) {
      it(title, async () => {
        await travel(page);
        expect(front.takeComplaints(), 'what pages complain of').toEqual([]);
      });
    }
  });
}
