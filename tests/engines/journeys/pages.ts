import { expect } from 'vitest';
import { formatMessage } from '../../../lib/i18n/format-message';
import { readMessages } from '../../support/words';
import { css, text } from '../find';
import type { Page } from '../page';
import { takePhone } from '../take-phone';
import type { Journeys } from '.';

const { missing, faucet } = readMessages('en');

/** One page of each kind. */
const KINDS = [
  ...['/', '/nodes/', '/nodes/eth/', '/nodes/eth/eth_getLogs/', '/nodes/compare/', '/tracker/'],
  ...['/pricing/', '/pricing/compute-units/', '/contact/', '/faq/', '/faucet/eth-sepolia/'],
  ...['/migrate/', '/media-kit/', '/cn/', '/cn/nodes/btc/'],
];

const getStatus = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url)).status, path);

const getWords = (element: HTMLElement) => element.textContent;
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

export const pages: Journeys = {
  'a test network has its page, and one that there is not has none': async (page) => {
    await page.open('/faucet/eth-sepolia/');
    await page.sees(text(faucet.facts, css('main')));
    for (const path of ['/faucet/eth-nowhere/', '/faucet/eth/']) {
      await page.open(path);
      await page.sees(text(formatMessage(missing.faucetMessage, { path })));
      expect(await getStatus(page, path)).toBe(404);
    }
  },

  'an address without a page is answered with what was asked for, and ways on': async (page) => {
    await page.open('/no-such-page/?q=1');
    await page.sees(text(missing.title));
    await page.sees(text(formatMessage(missing.message, { path: '/no-such-page/' })));
    expect(await getStatus(page, '/no-such-page/')).toBe(404);
    await page.click({ role: 'link', name: missing.nodes, inside: css('main') });
    await page.url().toBe(`${page.siteUrl}/nodes/`);
  },

  'the media kit is there to be downloaded': async (page) => {
    await page.open('/media-kit/');
    const [path] = await page.list(css('main a[href$=".zip"]'), (kit) => kit.getAttribute('href'));
    const [status, start] = await page.evaluate(async (url) => {
      const response = await fetch(url);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return [response.status, String.fromCharCode(...bytes.slice(0, 2))] as const;
    }, path ?? '');
    expect([status, start]).toEqual([200, 'PK']);
  },

  'links of the site open in the page, and back and forward return': async (page) => {
    await page.open('/');
    await page.evaluate(() => void Object.assign(window, { isMarked: true }));
    const home = await page.list(css('h1'), getWords);
    await page.click(css('footer a[href="/faq/"]'));
    await page.url().toBe(`${page.siteUrl}/faq/`);
    await page.pollAll(css('h1'), getWords).not.toEqual(home);
    await page.click(css('footer a[href="/sla/"]'));
    await page.url().toBe(`${page.siteUrl}/sla/`);
    await page.driver.navigate().back();
    await page.url().toBe(`${page.siteUrl}/faq/`);
    await page.driver.navigate().back();
    await page.url().toBe(`${page.siteUrl}/`);
    await page.pollAll(css('h1'), getWords).toEqual(home);
    await page.driver.navigate().forward();
    await page.url().toBe(`${page.siteUrl}/faq/`);
    await page.pollAll(css('h1'), getWords).not.toEqual(home);
    expect(await isMarked(page)).toBe(true);
  },

  'pages are no wider than a phone': async (page) => {
    await takePhone(page);
    for (const path of KINDS) {
      await page.open(path);
      const [excess, width] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, innerWidth] as const;
      });
      expect([path, excess, width]).toEqual([path, 0, 390]);
    }
  },

  'on every kind of page fonts load, the menu bar stays in sight, and nothing is broken': async (
    page,
  ) => {
    for (const path of KINDS) {
      await page.open(path);
      const isLoaded = () =>
        page.evaluate(() => {
          // Some engines quote the names.
          const tidy = (family = '') => family.trim().replace(/^"|"$/g, '');
          const own = tidy(getComputedStyle(document.body).fontFamily.split(',')[0]);
          const faces = [...document.fonts].filter(({ family }) => tidy(family) === own);
          return faces.some(({ status }) => status === 'loaded');
        });
      await expect.poll(isLoaded, { message: path }).toBe(true);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page
        .poll(css('header'), (bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return scrollY > 0 && Math.abs(top) < 1 && bottom > 40;
        })
        .toBe(true);
      const broken = await page.list(css('img'), (picture) => {
        const { complete, naturalWidth, src } = picture as HTMLImageElement;
        return complete && naturalWidth === 0 ? src : '';
      });
      expect([path, ...broken.filter(Boolean)]).toEqual([path]);
    }
  },
};
