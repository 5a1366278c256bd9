import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXTRA_FIELDS, type FormKind } from '@/lib/forms/kinds';
import { createRateLimit } from '@/lib/forms/services';
import { CONFIRMATION_MESSAGES } from '@/lib/i18n/form-messages';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { makeForms } from '../../../support/form-post';
import { readQuestionPage } from '../../../support/question-page';

const { notices } = CONFIRMATION_MESSAGES.en;
const ADDRESS = '203.0.113.7';
const HOUR_MS = 3_600_000;
const PERSON = { name: 'Ada', email: 'ada@example.com', message: 'Please call me back.' };

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

type Where = { kind?: FormKind; address?: string };
const post = (body: URLSearchParams, { kind = 'message', address = ADDRESS }: Where = {}) =>
  forms.send(kind, { headers: { accept: 'text/html', 'x-forwarded-for': address }, body });
const read = async (response: Response) => readQuestionPage(await response.text(), 'en');
const ask = async (where?: Where) => read(await post(new URLSearchParams(PERSON), where));

/** Waits like a person, and answers. */
async function answer(
  body: URLSearchParams,
  { waitMs = 2000, ...where }: Where & { waitMs?: number } = {},
) {
  forms.clock.now += waitMs;
  return post(body, where);
}

describe('a plain form', () => {
  const FIELDS: [string, string][] = [
    ['subject', 'sales'],
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['message', 'We would like a node.'],
    ['selectedNodes', 'eth'],
    ['selectedNodes', 'btc'],
    [EXTRA_FIELDS.locale, 'cn'],
  ];
  const contact = { kind: 'contact' } as const;

  it.each([false, true])('is a lead once its question is answered; reCAPTCHA: %s', async (isOn) => {
    Object.assign(forms.services, { needsToken: isOn, isHuman: async () => false });
    const response = await post(new URLSearchParams(FIELDS), contact);
    expect(response.status).toBe(403);
    const page = readQuestionPage(await response.text(), 'cn');
    expect(forms.leads).toEqual([]);
    const answered = await answer(page.toAnswer(), contact);
    expect(answered.status).toBe(303);
    expect(answered.headers.get('location')).toBe('/cn/contact/sent/');
    expect(forms.leads[0]?.payload.message).toContain('Chains: eth, btc');
  });

  it('with errors ends on a page that lists all of them, before any question', async () => {
    const fields = FIELDS.filter(([name]) => name !== 'selectedNodes' && name !== 'email');
    const response = await post(new URLSearchParams([...fields, ['x', '"><script>']]), contact);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(
      'content="0; url=/cn/contact/check/?email=inputEmpty&amp;selectedNodes=chooseChain"',
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).not.toContain('<script');
  });
});

describe.each(LOCALE_KEYS)('the page of the question in %s', (locale) => {
  const nasty = `"><script>alert('1')</script>\n& second line`;
  const fields = { ...PERSON, [EXTRA_FIELDS.locale]: locale, message: nasty };

  it('repeats the input, escaped, so that the answer submits it all', async () => {
    const html = await (await post(new URLSearchParams(fields))).text();
    expect(html).toContain(`<h1>${CONFIRMATION_MESSAGES[locale].title}</h1>`);
    expect(html).not.toContain('<script');
    const page = readQuestionPage(html, locale);
    expect(Object.fromEntries(page.fields)).toMatchObject(fields);
    await answer(page.toAnswer());
    expect(forms.leads[0]).toMatchObject({
      locale,
      payload: { message: expect.stringContaining(nasty) },
    });
  });

  it('is neither cached nor indexed, and may load nothing but its own style', async () => {
    const response = await post(new URLSearchParams(fields));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')?.split('; ').sort()).toEqual([
      ...["base-uri 'none'", "default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"],
      `style-src 'sha256-${hash}'`,
    ]);
  });
});

describe('the question', () => {
  it.each([
    ['wrong', 'the next number', (sum: number) => sum + 1, 2000],
    ['wrong', 'no number', () => 'many', 2000],
    ['early', 'the sum within two seconds', (sum: number) => sum, 1999],
    ['expired', 'the sum after an hour', (sum: number) => sum, HOUR_MS + 1],
  ] as const)('is asked anew, with the notice “%s”, for %s', async (reason, _, toTyped, waitMs) => {
    const page = await ask();
    const response = await answer(page.toAnswer(toTyped(page.sum)), { waitMs });
    expect(response.status).toBe(403);
    const again = await read(response);
    expect(again.notice).toBe(notices[reason]);
    expect(Object.fromEntries(again.fields)).toMatchObject(PERSON);
    expect(forms.leads).toEqual([]);
    expect((await answer(again.toAnswer())).status).toBe(303);
  });

  it('allows one try, and one message', async () => {
    const page = await ask();
    await answer(page.toAnswer(page.sum + 1));
    expect((await read(await answer(page.toAnswer()))).notice).toBe(notices.expired);
    const second = await ask();
    expect((await answer(second.toAnswer())).status).toBe(303);
    const other = second.toAnswer();
    other.set('message', 'Another message.');
    expect((await read(await answer(other))).notice).toBe(notices.expired);
    expect(forms.leads).toHaveLength(1);
  });

  it('answered again by a reload has the same result, with the same lead key', async () => {
    const page = await ask();
    for (let count = 0; count < 2; count++) {
      const response = await answer(page.toAnswer());
      expect(response.headers.get('location')).toBe('/contact/sent/');
    }
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(1);
  });

  it('cannot be forged, and does not reveal its answer', async () => {
    const forged = new URLSearchParams({ ...PERSON, formQuestion: 'a.b.c.d.e', formAnswer: '2' });
    expect((await answer(forged)).status).toBe(403);
    const formQuestion = forms.getFormToken('message', { address: ADDRESS });
    const body = new URLSearchParams({ ...PERSON, formQuestion, formAnswer: '0' });
    expect((await post(body)).status).toBe(403);
    forms.services.limits.tokens = async () => 0;
    const tokens = new Map<number, string[]>();
    // There are 39 sums.
    for (let count = 0; count < 40; count++) {
      const { fields, sum } = await ask();
      const parts = (new Map(fields).get(EXTRA_FIELDS.question) ?? '').split('.').slice(1);
      const other = tokens.get(sum) ?? [];
      expect(other.filter((part) => parts.includes(part))).toEqual([]);
      tokens.set(sum, parts);
    }
  });

  it('has a limit of its own', async () => {
    forms.services.limits.tokens = createRateLimit('tokens', 2);
    forms.services.limits.client = createRateLimit('client', 1);
    await ask();
    const page = await ask();
    const response = await post(new URLSearchParams(PERSON));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await response.text()).toContain('You seem to be making too many requests');
    expect((await answer(page.toAnswer())).status).toBe(303);
  });
});
