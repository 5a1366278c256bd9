import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { CONFIRMATION_MESSAGES } from '@/lib/i18n/confirmation-messages';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { makeForms } from '../../../support/form-post';
import { readQuestionPage } from '../../../support/question-page';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

const post = (body: URLSearchParams, address = '203.0.113.7') =>
  forms.send('message', { headers: { accept: 'text/html', 'x-forwarded-for': address }, body });

const person = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const first = (fields: Record<string, string> = {}) =>
  new URLSearchParams({ ...person, ...fields });

/** Sends a plain form and reads the question in the response. */
async function ask(fields: Record<string, string> = {}, address?: string) {
  const response = await post(first(fields), address);
  expect(response.status).toBe(403);
  const locale = fields[EXTRA_FIELDS.locale] === 'cn' ? 'cn' : 'en';
  const html = await response.text();
  return { response, html, page: readQuestionPage(html, locale) };
}

describe.each([false, true])('a plain form, with reCAPTCHA: %s', (needsToken) => {
  beforeEach(() => void Object.assign(forms.services, { needsToken, isHuman: async () => false }));

  it('becomes a lead only once its question is answered', async () => {
    const { page } = await ask();
    expect(forms.leads).toEqual([]);
    forms.clock.now += 2000;
    const answered = await post(page.toAnswer());
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/contact/sent/']);
    expect(forms.leads.map(({ payload }) => payload.name)).toEqual(['Ada']);
  });

  it('needs the question even with a form token', async () => {
    const formToken = forms.getFormToken('message', { address: '203.0.113.7' });
    const { html } = await ask({
      [EXTRA_FIELDS.formToken]: formToken,
      [EXTRA_FIELDS.captchaToken]: 'token',
    });
    expect(html).not.toContain(formToken);
    expect(forms.leads).toEqual([]);
  });
});

describe.each(LOCALE_KEYS)('the page of the question in %s', (locale) => {
  const messages = CONFIRMATION_MESSAGES[locale];
  const nasty = `"><script>alert('1')</script>\n& second line`;
  const fields = { [EXTRA_FIELDS.locale]: locale, message: nasty };

  it('repeats the input, escaped, so that the answer submits it all', async () => {
    const { html, page } = await ask(fields);
    expect(html).toContain(`<h1>${messages.title}</h1>`);
    expect(html).not.toContain('<script');
    expect(Object.fromEntries(page.fields)).toMatchObject({ ...person, ...fields });
    forms.clock.now += 2000;
    const answered = await post(page.toAnswer());
    const prefix = locale === 'cn' ? '/cn' : '';
    expect(answered.headers.get('location')).toBe(`${prefix}/contact/sent/`);
    expect(forms.leads[0]).toMatchObject({
      locale,
      payload: { message: expect.stringContaining(nasty) },
    });
  });

  it('is neither cached nor indexed, and may load nothing but its own style', async () => {
    const { response, html } = await ask(fields);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')?.split('; ').sort()).toEqual([
      ...["base-uri 'none'", "default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"],
      `style-src 'sha256-${hash}'`,
    ]);
  });

  it('does not reveal the answer: two tokens for one sum have nothing in common', async () => {
    forms.services.limits.questions = async () => 0;
    const tokens = new Map<number, string>();
    // There are 39 sums.
    for (let count = 0; count < 40; count++) {
      forms.clock.now += 1;
      const { page } = await ask(fields);
      const token = new Map(page.fields).get(EXTRA_FIELDS.question) ?? '';
      const other = tokens.get(page.sum);
      if (other) {
        const parts = new Set(token.split('.'));
        expect(parts.size).toBe(5);
        return expect(other.split('.').filter((part) => parts.has(part))).toEqual([]);
      }
      tokens.set(page.sum, token);
    }
    expect.unreachable();
  });
});
