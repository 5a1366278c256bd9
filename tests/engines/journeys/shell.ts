import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { readMessages } from '../../support/words';
import { button, css, link, text } from '../find';
import { takePhone } from '../take-phone';
import type { Journeys } from '.';

const messages = readMessages('en');
const header = css('header');
const sheet = css('[data-sheet]');
const groups = css('header nav button[aria-expanded]');
const open = css('header nav button[aria-expanded=true]');

const getPaper = () => getComputedStyle(document.body).backgroundColor;
const getWords = (element: HTMLElement) => element.textContent.trim();

export const shell: Journeys = {
  'the first request of the home page is shown for the chosen chain': async (page) => {
    await page.open('/');
    const figure = css('main figure');
    const chains = css('fieldset label', figure);
    const request = css('pre', figure);
    await page.poll(request, getWords).toContain('//eth.');
    const names = await page.list(chains, getWords);
    await page.click(text(names[1] ?? '', figure));
    await page.poll(request, getWords).toContain('//btc.');
    await page.press(Key.ARROW_RIGHT);
    await page.poll(request, getWords).toContain('//sol.');
  },

  'the language switch keeps the path, there and back': async (page) => {
    await page.open('/nodes/eth/?from=mail');
    await page.click(css('summary', header));
    await page.click(link('中文', header));
    await page.url().toBe(`${page.siteUrl}/cn/nodes/eth/?from=mail`);
    await page.poll(css('html'), (html) => html.lang).toBe('zh-CN');
    await page.click(css('summary', header));
    await page.click(link('English', header));
    await page.url().toBe(`${page.siteUrl}/nodes/eth/?from=mail`);
    await page.poll(css('html'), (html) => html.lang).toBe('en-GB');
  },

  'a chosen colour mode is kept over a reload': async (page) => {
    await page.open('/');
    await page.click(button(messages.theme.light));
    await page.poll(css('html'), (html) => html.dataset.theme).toBe('light');
    const light = await page.evaluate(getPaper);
    await page.click(button(messages.theme.dark));
    await expect.poll(() => page.evaluate(getPaper)).not.toBe(light);
    const dark = await page.evaluate(getPaper);
    await page.open('/pricing/');
    expect(await page.evaluate(getPaper)).toBe(dark);
    await page.poll(button(messages.theme.dark), (element) => element.ariaPressed).toBe('true');
  },

  'hovering a group of the menu opens it, leaving closes it': async (page) => {
    await page.open('/');
    const [first = '', second = ''] = await page.list(groups, getWords);
    await page.hover(button(first, header));
    await page.pollAll(open, getWords).toEqual([first]);
    await page.sees(css('nav li a[href="/nodes/"]', header));
    await page.hover(button(second, header));
    await page.pollAll(open, getWords).toEqual([second]);
    await page.leave();
    await page.misses(open);
  },

  'a menu is walked through by keyboard, and Escape gives the focus back': async (page) => {
    await page.open('/');
    const [first = ''] = await page.list(groups, getWords);
    await page.focus(button(first, header));
    await page.press(Key.ENTER);
    await page.pollAll(open, getWords).toEqual([first]);
    await page.press(Key.TAB);
    await page.hasFocus(css('nav li a[href="/nodes/"]', header));
    await page.press(Key.ESCAPE);
    await page.misses(open);
    await page.hasFocus(button(first, header));
  },

  'on a phone the menu opens, locks the page, and closes': async (page) => {
    await takePhone(page);
    await page.open('/');
    await page.click(button(messages.navigation.open));
    await page.sees(sheet);
    await page.poll(css('html'), (html) => getComputedStyle(html).overflow).toBe('hidden');
    await page.click(button(messages.navigation.close));
    await page.misses(sheet);
    await page.click(button(messages.navigation.open));
    await page.click(css('summary', sheet));
    await page.click(css('a[href="/nodes/"]', sheet));
    await page.url().toBe(`${page.siteUrl}/nodes/`);
    await page.misses(sheet);
  },

  'the search opens by a key, is used with arrows, and leads on': async (page) => {
    await page.open('/pricing/');
    await page.chord(Key.CONTROL, 'k');
    const field = { role: 'combobox', name: messages.navigation.search };
    const options = css('[role=option]');
    const chosen = css('[role=option][aria-selected=true]');
    const getPlace = (option: HTMLElement) =>
      [...document.querySelectorAll('[role=option]')].indexOf(option);
    await page.hasFocus(field);
    await page.press('eth_getLogs');
    await page.count(options).toBeGreaterThan(1);
    await page.press(Key.ARROW_DOWN);
    await page.poll(chosen, getPlace).toBe(1);
    await page.press(Key.ARROW_UP);
    await page.poll(chosen, getPlace).toBe(0);
    await page.press(' base');
    await page.pollAll(options, getWords).toHaveLength(1);
    await page.press(Key.ENTER);
    await page.url().toBe(`${page.siteUrl}/nodes/base/eth_getLogs/`);
    await page.misses(field);
  },
};
