import { Key } from 'selenium-webdriver';
import { formatMessage } from '../../../lib/i18n/format-message';
import { readMessages } from '../../support/words';
import { button, css, text, textbox } from '../find';
import type { Journeys } from '.';

const { calculator, planFinder, plans, migrate } = readMessages('en');

export const pricing: Journeys = {
  'the calculator adds up other calls, and the address keeps them': async (page) => {
    await page.openLive('/pricing/compute-units/?call=eth~eth_call~1000');
    const results = { role: 'region', name: calculator.results };
    await page.sees(text('750,000', results));
    const chain = { css: 'select', name: calculator.chain };
    await page.choose(chain, 'arb');
    await page.sees(text('900,000', results));
    await page.choose(chain, 'eth');
    await page.sees(text('750,000', results));
    await page.fill(textbox(calculator.perPeriod.day), '4000');
    await page.sees(text('3,000,000', results));
    await page.focus({ role: 'switch', like: `^${calculator.archive}` });
    await page.press(Key.SPACE);
    await page.sees(text('6,000,000', results));
    await page.url().toMatch(/[?&]archive=1/);
    await page.driver.navigate().refresh();
    await page.sees(text('6,000,000', results));
  },

  'the plan finder names a plan for the traffic': async (page) => {
    await page.openLive('/pricing/');
    const answer = css('main [aria-live="polite"] p');
    const count = textbox(planFinder.perDay);
    await page.fill(count, '30k');
    await page.poll(answer, (words) => words.textContent).toBe(plans.names.free);
    await page.fill(count, '9M');
    await page.poll(answer, (words) => words.textContent).toBe(plans.names.enterprise);
    await page.fill(count, 'lots');
    await page.sees(text(calculator.invalid));
    await page.focus({ css: 'input[type=range]', name: planFinder.scale });
    await page.press(Key.HOME);
    await page.hasValue(count, '1,000');
  },

  'the migration checker puts our endpoint in place of another': async (page) => {
    await page.open('/migrate/');
    const box = textbox(migrate.label);
    await page.focus(box);
    await page.press('A=https://eth-mainnet.g.alchemy.com/v2/SECRET-1');
    const results = { role: 'region', name: migrate.results };
    await page.sees(text(formatMessage(migrate.summary, { found: 1, ready: 1, open: 0 }), results));
    const table = { role: 'table', inside: results };
    await page.poll(table, (words) => words.textContent).toMatch(/https:\/\/eth\.[^ ]+\/YOUR_KEY/);
    await page.poll(table, (words) => words.textContent).not.toContain('SECRET');
    await page.click(button(migrate.clear));
    await page.misses(results);
  },
};
