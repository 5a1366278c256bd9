import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import consoleWords from '../../../locales/console/en.json';
import methodWords from '../../../locales/methods/en.json';
import { RANGE_NAMES } from '../../../lib/history/buckets';
import { formatMessage } from '../../../lib/i18n/format-message';
import { readMessages } from '../../support/words';
import { button, checkbox, css, searchbox, text } from '../find';
import type { Journeys } from '.';

const { directory, nodes, compare, availability } = readMessages('en');
const rows = css('main tbody tr');
const getRow = (key: string) => css(`main tr:has(a[href="/nodes/${key}/"])`);
const getWords = (element: HTMLElement) => element.textContent;

export const chains: Journeys = {
  'the list of chains is searched, and says when nothing is found': async (page) => {
    await page.open('/nodes/');
    await page.fill(searchbox(directory.search), 'matic');
    await page.misses(getRow('sol'));
    await page.sees(getRow('pol'));
    await page.url().toMatch(/\?q=matic$/);
    await page.fill(searchbox(directory.search), 'no such chain');
    await page.sees(text(directory.noResults));
    await page.misses(rows);
    await page.click(button(directory.showAll));
    await page.sees(getRow('sol'));
    await page.url().toBe(`${page.siteUrl}/nodes/`);
  },

  'a tab of the list shows one state, and going back shows the others': async (page) => {
    await page.open('/nodes/');
    const tabs = { role: 'link', inside: css(`nav[aria-label="${nodes.tabs}"]`) };
    await page.click({ ...tabs, like: `^${nodes.inactive}` });
    await page.url().toMatch(/\?status=inactive$/);
    await page.misses(getRow('sol'));
    await page.sees(getRow('waves'));
    await page.click({ ...tabs, like: `^${nodes.comingSoon}` });
    await page.misses(getRow('waves'));
    await page.driver.navigate().back();
    await page.sees(getRow('waves'));
    await page.driver.navigate().back();
    await page.sees(getRow('sol'));
  },

  'the console of a chain makes a request, and its address opens it again': async (page) => {
    await page.open('/nodes/eth/');
    const figure = css('main figure:has([role=region])');
    await page.focus({ role: 'button', like: `^${consoleWords.method}: ` });
    await page.press(Key.ENTER);
    await page.hasFocus({ role: 'combobox', name: consoleWords.method });
    await page.press('getbal');
    await page.poll(css('[role=option]'), getWords).toMatch(/^eth_getBalance/);
    await page.press(Key.ENTER);
    const request = { role: 'region', like: `^${readMessages('en').code.request}` };
    await page.poll(request, getWords).toContain('eth_getBalance');
    await page.click(text('Sepolia', figure));
    await page.poll(request, getWords).toContain('https://eth-sepolia.');
    await page.click(text('Python', figure));
    await page.poll(request, getWords).toContain('import');
    await page.url().toMatch(/#network=sepolia&method=eth_getBalance&lang=python$/);
    await page.driver.navigate().refresh();
    await page.poll(request, getWords).toContain('https://eth-sepolia.');
    await page.poll(request, getWords).toContain('eth_getBalance');
  },

  'a filter leads to the page of a method, whose request is shown in each language': async (
    page,
  ) => {
    await page.open('/nodes/eth/');
    await page.fill(searchbox(methodWords.search), 'event logs match');
    await page.click({ role: 'link', name: 'eth_getLogs', inside: css('#methods-list') });
    await page.url().toBe(`${page.siteUrl}/nodes/eth/eth_getLogs/`);
    await page.sees(css('[aria-pressed="true"]'));
    const title = formatMessage(methodWords.page.title, {
      method: 'eth_getLogs',
      chain: 'Ethereum',
    });
    await page.poll(css('h1'), getWords).toBe(title);
    const figure = css('#request figure');
    await page.poll(css('pre', figure), getWords).toMatch(/^curl/);
    await page.click(text('Go', figure));
    await page.poll(css('pre', figure), getWords).toMatch(/^package main/);
  },

  'two chains are ticked and compared side by side': async (page) => {
    await page.open('/nodes/');
    for (const name of ['Ethereum', 'Base']) {
      await page.focus(checkbox(formatMessage(compare.choose, { name })));
      await page.press(Key.SPACE);
    }
    await page.click(button(compare.submit));
    await page.url().toMatch(/\/nodes\/compare\/\?chain=eth&chain=base$/);
    const table = formatMessage(compare.table, { names: 'Ethereum, Base' });
    await page.poll({ role: 'table', name: table }, getWords).toContain('8453');
    await page.focus({ role: 'switch', like: `^${compare.onlyDifferences}` });
    const shown = (await page.list(rows, () => 0)).length;
    await page.press(Key.SPACE);
    await page.count(rows).toBeLessThan(shown);
  },

  'the tracker shows the history of the chosen range': async (page) => {
    const listShown = () =>
      page.list(css('main tr:nth-child(1) [data-range]'), (strip) => strip.dataset.range);
    // A site that has just started has no check to show yet.
    const open = async () => {
      await page.open('/tracker/');
      return listShown();
    };
    await expect.poll(open, { timeout: 60_000, interval: 1000 }).toHaveLength(1);
    for (const range of RANGE_NAMES) {
      await page.click(text(availability.history.ranges[range], css('main table')));
      await expect.poll(listShown).toEqual([range]);
    }
    await page.press(Key.ARROW_LEFT);
    await expect.poll(listShown).toEqual([RANGE_NAMES.at(-2)]);
  },
};
