import { beforeEach, describe, expect, it } from 'vitest';
import { refuseForm } from '@/lib/forms/handle';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { SOUND, makeForms } from '../../../support/form-post';
import { readQuestionPage } from '../../../support/question-page';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));
const send = (fields = {}, sent: Parameters<typeof forms.post>[2] = {}) =>
  forms.post('message', { ...SOUND.message, ...fields }, sent);

describe('a sent form', () => {
  it.each([
    ['text/plain', 415],
    ['', 415],
  ])('of the type "%s" is answered %i', async (type, status) => {
    expect((await send({}, { headers: { 'content-type': type } })).status).toBe(status);
  });

  it.each(['{"name":', '[]', 'null', '"text"', '\u0000'])(
    'of body %j is answered 400',
    async (body) => expect((await send({}, { body })).status).toBe(400),
  );

  it('of more than 32 KB is answered 413', async () => {
    expect((await send({ name: 'x'.repeat(33_000) })).status).toBe(413);
    const selectedNodes = Array.from({ length: 10_000 }, (_, index) => `chain-${index}`);
    expect((await forms.post('contact', { ...SOUND.contact, selectedNodes })).status).toBe(413);
  });

  it('from a page of another site is answered 403', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      expect((await send({}, { headers })).status).toBe(403);
    }
    expect(forms.leads).toEqual([]);
    const own = { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' };
    expect((await send({}, { headers: own })).status).toBe(200);
  });
});

describe.each([
  { locale: 'en', referer: 'https://site.example/contact/', prefix: '' },
  { locale: 'cn', referer: 'https://site.example/cn/contact/', prefix: '/cn' },
] as const)('what is refused on a page in $locale', ({ locale, referer, prefix }) => {
  const { results, fieldErrors } = getFormMessages(locale);
  const form = 'application/x-www-form-urlencoded';

  it.each([
    ['of another type', 415, { 'content-type': 'text/plain' }, 'name=Ada'],
    ['that is too large', 413, { 'content-type': form }, `name=${'x'.repeat(33_000)}`],
    ['that is torn', 400, { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\ntorn'],
    ['from another site', 403, { 'content-type': form, origin: 'https://evil.example' }, 'name=x'],
  ])('a form %s is answered %i, as a page and as JSON', async (_, status, headers, body) => {
    const page = await forms.send('message', {
      headers: { ...headers, referer, accept: 'text/html,*/*' },
      body,
    });
    expect(page.status).toBe(status);
    expect(page.headers.get('content-type')).toContain('text/html');
    const text = await page.text();
    expect(text).toContain(`<h1>${results.failed.title}</h1>`);
    expect(text).toContain(`url=${prefix}/contact/failed/"`);

    const json = await forms.send('message', {
      headers: { ...headers, referer, accept: 'application/json' },
      body,
    });
    expect(json.status).toBe(status);
    expect(await json.json()).toEqual({ outcome: 'failed', ...results.failed });
    expect(forms.leads).toEqual([]);
  });

  it('too many plain forms get Retry-After', async () => {
    const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const send = (body: URLSearchParams) => forms.send('message', { headers: { referer }, body });
    const sendAnswered = async () => {
      const page = await send(new URLSearchParams(fields));
      forms.clock.now += 2000;
      return send(readQuestionPage(await page.text(), locale).toAnswer());
    };
    for (let count = 0; count < 3; count++) expect((await sendAnswered()).status).toBe(303);
    const page = await sendAnswered();
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toBe('600');
    expect(await page.text()).toContain(results.limited.title);
  });

  it('every error of a plain form is listed', async () => {
    const page = await forms.send('message', {
      headers: { referer },
      body: new URLSearchParams({ email: '"><script>' }),
    });
    expect(page.status).toBe(400);
    const text = await page.text();
    for (const fieldError of ['enterName', 'incorrectEmail', 'enterMessage'] as const) {
      expect(text).toContain(`<li>${fieldErrors[fieldError]}</li>`);
    }
    expect(text).not.toContain('script');
  });

  it('a request without a form gets 405', async () => {
    const get = (accept: string) =>
      refuseForm(new Request('https://site.example/', { headers: { accept, referer } }), 405);
    const page = get('text/html');
    expect(page.status).toBe(405);
    expect(page.headers.get('allow')).toBe('POST');
    expect(await page.text()).toContain(results.failed.title);
    expect(await get('*/*').json()).toMatchObject({ title: results.failed.title });
  });
});
