import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import visitorWords from '../../../locales/visitor/en.json';
import { readMessages } from '../../support/words';
import { button, css, dialog, toggle } from '../find';
import type { Page } from '../page';
import type { Journeys } from '.';

const messages = readMessages('en').consent;
const { preferences } = visitorWords;
const { strictly, functional, statistics, marketing } = preferences.categories;
const banner = { role: 'region', name: messages.label };
const panel = dialog(preferences.title);

/** The switch of a category; its name continues with the category's purpose. */
const getSwitch = (name: string) => ({ ...toggle(undefined, panel), like: `^${name}` });

const getState = (element: HTMLElement) => {
  const { checked, disabled } = element as HTMLInputElement;
  return { checked, disabled };
};

/** Opens the home page without an earlier decision. */
async function openUnasked(page: Page) {
  await page.driver.manage().deleteAllCookies();
  await expect.poll(() => page.driver.manage().getCookies()).toEqual([]);
  await page.open('/');
  await page.sees(banner);
}

const expectConsent = (page: Page) =>
  expect.poll(async () => {
    const cookies = await page.driver.manage().getCookies();
    return cookies.find(({ name }) => name === 'consent')?.value;
  });

export const consent: Journeys = {
  'who accepts all cookies is not asked again': async (page) => {
    await openUnasked(page);
    await page.click(button(messages.accept, banner));
    await page.misses(banner);
    await expectConsent(page).toMatch(
      /^strictly(,|%2C)functional(,|%2C)statistics(,|%2C)marketing$/,
    );
    await page.open('/pricing/');
    await page.misses(banner);
  },

  'who rejects all cookies keeps what is strictly necessary alone': async (page) => {
    await openUnasked(page);
    await page.click(button(messages.reject, banner));
    await page.misses(banner);
    await expectConsent(page).toBe('strictly');
    const cookies = await page.driver.manage().getCookies();
    expect(cookies.map(({ name }) => name)).toEqual(['consent']);
  },

  'cookies are chosen by category, and the necessary ones cannot be switched off': async (page) => {
    await openUnasked(page);
    await page.click(button(messages.manage, banner));
    const states = [
      [strictly.name, { checked: true, disabled: true }],
      [functional.name, { checked: true, disabled: false }],
      [statistics.name, { checked: true, disabled: false }],
      [marketing.name, { checked: false, disabled: false }],
    ] as const;
    for (const [name, state] of states) {
      await page.poll(getSwitch(name), getState).toEqual(state);
    }
    await page.focus(getSwitch(statistics.name));
    await page.press(Key.SPACE);
    await page.click(button(preferences.acceptChosen, panel));
    await page.misses(banner);
    await expectConsent(page).toMatch(/^strictly(,|%2C)functional$/);
    await page.click(button(messages.settings, css('footer')));
    await page.poll(getSwitch(statistics.name), getState).toMatchObject({ checked: false });
  },
};
