import { Key } from 'selenium-webdriver';
import { readMessages } from '../../support/words';
import { button, css, dialog, searchbox, text, textbox } from '../find';
import words from '../../../locales/forms/en.json';
import type { Journeys } from '.';

const { fieldErrors, fields, actions, results } = words;
const box = dialog();

export const forms: Journeys = {
  'the contact form words what is wrong, clears what is mended, and is sent': async (page) => {
    await page.openLive('/contact/#sales');
    const form = css('main form');
    const send = button(actions.send, form);
    await page.click(send);
    await page.count(text(fieldErrors.inputEmpty, form)).toBe(3);
    await page.sees(text(fieldErrors.chooseChain, form));
    await page.fill(textbox(fields.name, form), 'Ada');
    await page.fill(textbox(fields.email, form), 'ada@example');
    await page.sees(text(fieldErrors.emailInvalid, form));
    await page.fill(textbox(fields.email, form), 'ada@example.com');
    await page.misses(text(fieldErrors.emailInvalid, form));
    const message = { ...textbox(undefined, form), like: `^${fields.message}` };
    await page.fill(message, 'Too short');
    await page.sees(text(fieldErrors.messageShort, form));
    await page.fill(message, 'We need two nodes in one region.');
    await page.misses(text(fieldErrors.messageShort, form));
    await page.fill(searchbox(undefined, form), 'sol-fire');
    await page.focus(css('input[value=sol-firehose]', form));
    await page.press(Key.SPACE);
    await page.misses(text(fieldErrors.chooseChain, form));
    await page.click(send);
    await page.sees(text(results.sent.text, box));
    await page.click(button(actions.close, box));
    await page.hasValue(message, '');
  },

  'the footer names a wrong address in a tooltip, and subscribes a right one': async (page) => {
    await page.open('/');
    const form = css('footer form');
    const email = textbox(readMessages('en').subscribe.email, form);
    await page.click(button(readMessages('en').subscribe.send, form));
    await page.sees(text(fieldErrors.inputEmpty, form));
    await page.fill(email, 'someone@nowhere');
    await page.press(Key.ENTER);
    const tooltip = { role: 'tooltip', inside: form };
    await page.poll(tooltip, (tip) => tip.textContent).toBe(fieldErrors.incorrectSubscriber);
    await page.hasFocus(email);
    await page.fill(email, 'someone@example.com');
    await page.press(Key.ENTER);
    await page.sees(text(results.subscribed.text, box));
    await page.click(button(actions.close, box));
    await page.hasValue(email, '');
  },
};
