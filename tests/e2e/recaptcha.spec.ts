import { expect, type Page } from '@playwright/test';
import type { FormMessages } from '../../lib/i18n/form-messages';
import type { Locale } from '../../lib/i18n/locales';
import { mountService, type MountedService } from '../doubles/http-service';
import { BEHAVIOURS, HOSTS, mountRecaptcha } from '../doubles/recaptcha';
import { isExhaustive, isTried } from '../support/exhaustive';
import { LANGUAGES, answerQuestion, dialog, fillShort, test } from '../support/forms';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';
import { visit } from '../support/visit';

// The site with a reCAPTCHA key, whose script is replaced by a double in the browser.

const ALL_FAILURES = [['does not load', null] as const, ...Object.entries(BEHAVIOURS).slice(2)];
const FAILURES = isExhaustive ? ALL_FAILURES : ALL_FAILURES.slice(0, 2);

let provider: MountedService;
let copy: SiteCopy;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await mountService(() => Response.json({}));
  copy = makeSiteCopy({ isBuilt: true });
  site = await copy.serve({
    RECAPTCHA_SITE_KEY: 'site-key',
    PROVIDER_API_URL: `${provider.url}/v3`,
    PROVIDER_RETRY_DELAY_MS: '20',
  });
});

test.afterAll(async () => {
  await site?.stop();
  await provider?.close();
  copy?.remove();
});

/** Sends a message while reCAPTCHA fails: the form asks its question, and the answer sends the message. */
async function sendByQuestion(page: Page, locale: Locale, messages: FormMessages) {
  await fillShort(page, messages);
  await dialog(page).getByRole('button', { name: messages.actions.send }).click();
  await answerQuestion(page, locale);
  await expect(page).toHaveURL(/\/contact\/sent\/$/);
}

for (const { locale, prefix, messages } of LANGUAGES) {
  test(`${locale}: the challenge comes from ${HOSTS[locale]} when a form is first used, and its token goes to the provider`, async ({
    page,
  }) => {
    const asked = await mountRecaptcha(page, () => BEHAVIOURS.answers);
    await visit(page, `${site.url}${prefix}/`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.evaluate(() => (window.location.hash = '#contact'));
    await expect(page.locator('[data-challenge=light]')).toBeAttached();
    expect(asked.map(({ host }) => host)).toEqual([HOSTS[locale]]);
    await fillShort(page, messages);
    await dialog(page).getByRole('button', { name: messages.actions.send }).click();
    await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
    expect(provider.requests.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
      path: '/v3/contacts/',
      headers: { 'recaptcha-token': 'token of message_send' },
    });
  });

  for (const [name, behaviour] of isTried(locale, 'cn') ? FAILURES : []) {
    test(`${locale}: a message arrives with a challenge that ${name}`, async ({ page }) => {
      await mountRecaptcha(page, () => behaviour);
      await visit(page, `${site.url}${prefix}/#contact`);
      await sendByQuestion(page, locale, messages);
    });
  }
}
