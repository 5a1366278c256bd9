import type { Page } from '@playwright/test';
import { openBrowser } from './browser';
import { getMedian } from './median';

const RUNS = 7;
const SLOW_DOWN = 4;
/** How long a pointer rests on something before the click. */
const REST_MS = 300;

/** How long a button is held down; the click event comes on release. */
const PRESS_MS = 80;

/** Milliseconds from a click to the frame in which the opened content has the focus; medians of several runs. */
export type Openings = { bare: number; atOnce: number; rested: number; again: number };

// A string, because tsx would add its own names to a function.
const WATCH = `new Promise((resolve) => {
  const listen = ({ timeStamp }) => {
    const look = () => {
      if (document.activeElement?.matches('dialog[open] input')) {
        // The frame's own timestamp may precede the work that delayed it.
        requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      } else requestAnimationFrame(look);
    };
    look();
  };
  document.addEventListener('click', listen, { capture: true, once: true });
})`;

type Click = { selector: string; restMs?: number };

/** Clicks, and waits inside the page until a dialog's field has the focus. */
async function clickAndTime(page: Page, { selector, restMs = 0 }: Click): Promise<number> {
  const target = page.locator(selector).first();
  if (restMs > 0) {
    await target.hover();
    await page.waitForTimeout(restMs);
  }
  const opening = page.evaluate<number>(WATCH);
  await target.click({ delay: PRESS_MS });
  return opening;
}

/** Adds the minimum that a click can open: a native dialog with one field, on an otherwise empty page. */
async function addDialog(page: Page) {
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('input'));
    const button = document.createElement('button');
    button.id = 'open';
    button.textContent = 'Open';
    button.addEventListener('click', () => dialog.showModal());
    document.body.prepend(button, dialog);
  });
}

const OPENER = 'main [data-overlay=contact]';

/**
 * Times the opening of the contact form on a fresh page, and again, beside the bare page's dialog; with CPU throttling.
 */
export async function timeOpenings(bareUrl: string, siteUrl: string): Promise<Openings> {
  const browser = await openBrowser();
  const open = async (url: string) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return page;
  };
  const times: Record<keyof Openings, number[]> = { bare: [], atOnce: [], rested: [], again: [] };
  for (let run = 0; run < RUNS; run++) {
    const bare = await open(bareUrl);
    await addDialog(bare);
    times.bare.push(await clickAndTime(bare, { selector: '#open' }));
    await bare.context().close();

    const hasty = await open(siteUrl);
    times.atOnce.push(await clickAndTime(hasty, { selector: OPENER }));
    await hasty.context().close();

    const site = await open(siteUrl);
    times.rested.push(await clickAndTime(site, { selector: OPENER, restMs: REST_MS }));
    await site.keyboard.press('Escape');
    await site.locator('dialog[open]').waitFor({ state: 'hidden' });
    times.again.push(await clickAndTime(site, { selector: OPENER, restMs: REST_MS }));
    await site.context().close();
  }
  await browser.close();
  const { bare, atOnce, rested, again } = times;
  return {
    bare: getMedian(bare),
    atOnce: getMedian(atOnce),
    rested: getMedian(rested),
    again: getMedian(again),
  };
}
