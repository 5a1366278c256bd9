import { readFileSync } from 'node:fs';
import { test as base, type Locator, type Page, type Route } from '@playwright/test';
import { ANSWER_MIN_MS } from '../../lib/forms/limits';
import type { FormMessages } from '../../lib/i18n/form-messages';
import type { Locale } from '../../lib/i18n/locales';
import type { ConfirmationWords } from '../../lib/i18n/form-messages';
import { isTried } from './exhaustive';
import { solveQuestion } from './solve-question';

const readWords = (locale: string) =>
  JSON.parse(readFileSync(`locales/forms/${locale}.json`, 'utf8')) as FormMessages;

export const readConfirmationWords = (locale: Locale) =>
  JSON.parse(readFileSync(`locales/confirmation/${locale}.json`, 'utf8')) as ConfirmationWords;

export const LANGUAGES = [
  { locale: 'en', prefix: '', messages: readWords('en') },
  { locale: 'cn', prefix: '/cn', messages: readWords('cn') },
] as const;

/** Returns the languages for a journey that is the same in each: the sample with `npm test`, all with `test:all`. */
export const pickLanguages = (sample: Locale) =>
  LANGUAGES.filter(({ locale }) => isTried(locale, sample));

let count = 0;

/** Gives each test its own address, so that none reaches a limit that another has used up. */
export const test = base.extend<{ address: string }>({
  address: [
    async ({ context }, use, { workerIndex }) => {
      count += 1;
      const address = `10.${workerIndex % 250}.${Math.floor(count / 250)}.${count % 250}`;
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      await use(address);
    },
    { auto: true },
  ],
});

export const dialog = (page: Page) => page.getByRole('dialog');

/** Fills in what the contact modal and the error page ask for. */
export async function fillShort(
  page: Page | Locator,
  messages: FormMessages,
  message = 'Please call me back.',
) {
  const form = page.locator('form').filter({ hasText: messages.consent.link });
  await form.getByLabel(messages.fields.name).fill('王小明 🚀');
  await form.getByLabel(messages.fields.email).fill('ada@example.com');
  await form.getByLabel(messages.fields.message).fill(message);
}

/** Counts what is sent to a form, and handles it in place of the site where told. */
export async function watchForm(page: Page, kind: string, handle?: (route: Route) => unknown) {
  const bodies: Record<string, unknown>[] = [];
  await page.route(`**/api/forms/${kind}/`, async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    await (handle ? handle(route) : route.continue());
  });
  return bodies;
}

export const cutOff = (route: Route) => route.abort();

/** Has the site take the sender for a machine: the form token that the form gets is none. */
export const forgeFormToken = (page: Page) =>
  page.route(/\/api\/forms\/token\//, (route) => route.fulfill({ json: { formToken: 'a.b.c' } }));

/** Answers the question that a form without scripts is asked, as a person does: after a while. */
export async function answerQuestion(page: Page, locale: Locale, wrong?: number) {
  const question = await page.locator('label[for=answer]').innerText();
  await page.waitForTimeout(ANSWER_MIN_MS);
  const answer = wrong ?? solveQuestion(question, readConfirmationWords(locale));
  await page.locator('#answer').fill(String(answer));
  await page.locator('#answer').press('Enter');
}

/** Sends a form as often from the page's address as it is allowed to. */
export async function useUpLimit(page: Page, kind: string, values: Record<string, unknown>) {
  for (let sent = 0; sent < 10; sent++) {
    // Without a form token they are turned away, but counted.
    await page.request.post(`/api/forms/${kind}/`, { data: values });
  }
}
