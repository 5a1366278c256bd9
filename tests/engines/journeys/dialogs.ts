import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import words from '../../../locales/forms/en.json';
import { button, css, dialog, text, textbox } from '../find';
import type { Journeys } from '.';

const { fieldErrors, fields, actions, results, enterprise } = words;
const box = dialog();

export const dialogs: Journeys = {
  'the contact dialog words what is wrong and sends a message': async (page) => {
    await page.open('/');
    await page.click(css('main [data-overlay=contact]'));
    await page.sees(dialog(words.contact.title));
    await page.click(button(actions.send, box));
    const { enterName, enterEmail, enterMessage, incorrectEmail } = fieldErrors;
    const message = { ...textbox(undefined, box), like: `^${fields.message}` };
    for (const fault of [enterName, enterEmail, enterMessage]) await page.sees(text(fault, box));
    await page.hasFocus(textbox(fields.name, box));
    await page.press('Ada');
    await page.misses(text(enterName, box));
    await page.fill(textbox(fields.email, box), 'nobody@nowhere');
    await page.sees(text(incorrectEmail, box));
    await page.fill(textbox(fields.email, box), 'ada@example.com');
    await page.focus(message);
    await page.press('Please call me back.');
    await page.chord(Key.CONTROL, Key.ENTER);
    await page.sees(text(results.sent.text, box));
    await page.click(button(actions.newMessage, box));
    await page.hasValue(message, '');
  },

  'an enterprise request goes through its three steps': async (page) => {
    await page.open('/#enterprise');
    const units = { ...textbox(undefined, box), like: `^${enterprise.cu}` };
    await page.click(text('800', box));
    await page.fill(units, '999 999 999 999 999x');
    await page.hasValue(units, '400000000000');
    await page.click(text('400', box));
    await page.hasValue(units, '200000000000');
    await page.click(button(actions.next, box));
    await page.click(button(actions.sendRequest, box));
    await page.count(text(fieldErrors.fieldEmpty, box)).toBe(3);
    await page.hasFocus(textbox(fields.companyName, box));
    await page.press('Example', Key.TAB, 'x');
    await page.sees(text(fieldErrors.emailNotValid, box));
    await page.click(button(actions.back, box));
    await page.hasValue(units, '200000000000');
    await page.click(button(actions.next, box));
    await page.fill(textbox(fields.email, box), 'ada@example.com');
    await page.fill(textbox(fields.telegram, box), '@ada');
    await page.click(button(actions.sendRequest, box));
    await page.sees(text(enterprise.doneTitle, box));
    await page.sees(text(enterprise.doneText, box));
    await page.click(button(actions.continue, box));
    await page.misses(box);
  },

  'a dialog keeps the focus, and Escape closes it and gives the focus back': async (page) => {
    await page.open('/faq/');
    const opener = css('main [data-overlay=contact]');
    await page.focus(opener);
    await page.press(Key.ENTER);
    await page.hasFocus(textbox(fields.name, box));
    await page.url().toMatch(/\/faq\/#contact$/);
    const count = (await page.list(css('a, button, input, textarea', box), () => 0)).length;
    for (let step = 0; step <= count; step++) {
      await page.press(Key.TAB);
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(isInside, `after ${step + 1} steps`).toBe(true);
    }
    await page.sees(box);
    await page.press(Key.ESCAPE);
    await page.misses(box);
    await page.hasFocus(opener);
  },

  'the address of a page is copied from the share dialog': async (page) => {
    await page.open('/nodes/compare/?chain=eth&chain=base');
    await page.click(css('main [data-overlay=share]'));
    await page.click(button(actions.copy, box));
    await page.sees(button(actions.copied, box));
  },
};
