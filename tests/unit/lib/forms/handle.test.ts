import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { NewLead } from '@/lib/leads/types';
import { contactRequest, enterpriseRequest, formRequest } from '@/embedded/provider/requests';
import { KINDS, SOUND, makeForms } from '../../../support/form-post';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

const send = (fields = {}, sent: Parameters<typeof forms.post>[2] = {}) =>
  forms.post('message', { ...SOUND.message, ...fields }, sent);

describe.each(KINDS)('the form %s', (kind) => {
  it('becomes a lead that the provider accepts', async () => {
    expect((await forms.post(kind, SOUND[kind])).status).toBe(200);
    expect(forms.leads).toHaveLength(1);
    const { call, payload } = forms.leads[0] as NewLead;
    const schemas = {
      'contacts/': contactRequest,
      'enterprise-request': enterpriseRequest,
      send_form: formRequest,
    };
    expect(schemas[call].safeParse(payload).error).toBeUndefined();
  });

  it('reports field errors in both languages', async () => {
    for (const locale of ['en', 'cn'] as const) {
      const fields = { ...SOUND[kind], email: 'nobody', [EXTRA_FIELDS.locale]: locale };
      const { status, answer } = await forms.post(kind, fields);
      expect(status).toBe(400);
      expect(Object.values(getFormMessages(locale).fieldErrors)).toContain(answer.fields.email);
    }
    expect(forms.leads).toEqual([]);
  });
});

describe('a lead', () => {
  it('is one per draft, and another if its text changes', async () => {
    const draft = { [EXTRA_FIELDS.draft]: 'draft' };
    await send(draft);
    await send(draft);
    await send({ ...draft, message: 'Another' });
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['limited', 403, 'You seem to be making too many requests'],
    ['failed', 502, 'Something went wrong, please, try again'],
    ['kept', 502, 'Something went wrong, please, try again'],
  ] as const)('that the provider %s is answered with %i', async (result, status, title) => {
    forms.services.submit = async () => result;
    const sent = await send();
    expect(sent.status).toBe(status);
    expect(sent.answer.title).toBe(title);
  });

  it('that the provider refuses shows the id of the request', async () => {
    forms.services.submit = async (_, onRefusal) => {
      onRefusal?.('req-7f3a');
      return 'kept';
    };
    expect((await send()).answer.text).toMatch(/Request ID: req-7f3a\.$/);
  });

  it('that cannot be handled gets 500, and is logged without its input', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    forms.services.submit = async () => Promise.reject(new Error('ada@example.com'));
    expect((await send()).status).toBe(500);
    expect(log.mock.calls.flat().join()).not.toContain('ada');
    log.mockRestore();
  });

  it('names its page only if that is on the site', async () => {
    forms.services.limits.client = async () => 0;
    for (const page of ['/pricing/', '//evil.example/', 'https://evil.example/']) {
      await send({ [EXTRA_FIELDS.page]: page, message: page });
    }
    expect(forms.leads.map(({ payload }) => payload.pageUrl)).toEqual([
      'https://site.example/pricing/',
      undefined,
      undefined,
    ]);
  });
});

describe('the request of a visitor', () => {
  const quote = 'product=dedicated&chain=sol&depth=archive&peak=174&region=%3Cb%3E';

  it.each(['message', 'contact', 'enterprise'] as const)(
    'goes with the form %s as fields and as a block',
    async (kind) => {
      expect((await forms.post(kind, { ...SOUND[kind], quote })).status).toBe(200);
      const { payload } = forms.leads[0] as NewLead;
      expect(payload.quote).toEqual({
        ...{ product: 'dedicated', chain: 'sol', depth: 'archive', peak: 174 },
      });
      expect(payload.message).toMatch(/^Request: Solana · dedicated · archive · 174 /m);
      expect(payload.message).toMatch(/^Requests per second at peak: 174$/m);
    },
  );

  it.each([['x'.repeat(10_000)], [{ chain: 'sol' }], [undefined]])(
    'is left out if it is %j',
    async (wrong) => {
      expect((await send({ quote: wrong })).status).toBe(200);
      expect(forms.leads[0]?.payload).not.toHaveProperty('quote');
    },
  );
});

describe('the hidden field', () => {
  it.each(['x', ' ', ['x'], 0, null])('with %j in it is refused', async (value) => {
    expect((await send({ [EXTRA_FIELDS.honeypot]: value })).status).toBe(403);
    expect(forms.leads).toEqual([]);
  });

  it.each([[['x']], [['', 'x']]])('of a plain form with %j is refused', async (values) => {
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
    for (const value of values) body.append(EXTRA_FIELDS.honeypot, value);
    const response = await forms.send('message', { headers: { accept: 'text/html' }, body });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('You seem to be making too many requests');
  });
});

describe('a request', () => {
  it.each([
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('from another site is answered 403: %s %s', async (name, value) => {
    expect((await send({}, { headers: { [name]: value } })).status).toBe(403);
    expect(forms.leads).toEqual([]);
  });

  it('from the own site passes', async () => {
    const headers = { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' };
    expect((await send({}, { headers })).status).toBe(200);
  });

  it.each(['{"name":', '[]', 'null'])('with the body %j is answered 400', async (body) =>
    expect((await send({}, { body })).status).toBe(400),
  );
});

describe.each([
  { locale: 'en', referer: 'https://site.example/contact/', prefix: '' },
  { locale: 'cn', referer: 'https://site.example/cn/contact/', prefix: '/cn' },
] as const)('what is refused on a page in $locale', ({ locale, referer, prefix }) => {
  const { results } = getFormMessages(locale);
  const form = 'application/x-www-form-urlencoded';

  it.each([
    ['of another type', 415, { 'content-type': 'text/plain' }, 'name=Ada'],
    ['that is too large', 413, { 'content-type': form }, `name=${'x'.repeat(33_000)}`],
    ['that is torn', 400, { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\ntorn'],
    ['from another site', 403, { 'content-type': form, origin: 'https://evil.example' }, 'name=x'],
  ])('a form %s is answered %i, as a page and as JSON', async (_, status, headers, body) => {
    const ask = (accept: string) =>
      forms.send('message', { headers: { ...headers, referer, accept }, body });
    const page = await ask('text/html,*/*');
    expect(page.status).toBe(status);
    const text = await page.text();
    expect(text).toContain(`<h1>${results.failed.title}</h1>`);
    expect(text).toContain(`url=${prefix}/contact/failed/"`);
    const json = await ask('application/json');
    expect(json.status).toBe(status);
    expect(await json.json()).toEqual({ outcome: 'failed', ...results.failed });
  });
});
