import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { NewLead } from '@/lib/leads/types';
import { contactRequest, enterpriseRequest, formRequest } from '@/embedded/provider/requests';
import { KINDS, SOUND, makeForms } from '../../../support/form-post';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

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

  it.each([
    ['arrays for texts', { email: ['a@b.c'], name: [] }],
    ['an object for a text', { email: { $ne: '' } }],
    ['a very long address', { email: `${'a'.repeat(300)}@b.c` }],
    ['numbers', { email: 1, name: 2, message: 3 }],
  ])('answers %s with 400', async (_, fields) => {
    expect((await forms.post(kind, { ...SOUND[kind], ...fields })).status).toBe(400);
    expect(forms.leads).toEqual([]);
  });
});

const send = (fields = {}, sent: Parameters<typeof forms.post>[2] = {}) =>
  forms.post('message', { ...SOUND.message, ...fields }, sent);

describe('a sent form', () => {
  it('loses null bytes and line breaks in single lines', async () => {
    await send({ name: 'Ada\r\nBcc: all@example.com\u0000', message: 'a\r\nb\u0000' });
    expect(forms.leads[0]?.payload).toMatchObject({
      name: 'Ada Bcc: all@example.com',
      message: expect.stringMatching(/^a\nb\n/),
    });
  });

  it('is one lead per draft, and another if its text changes', async () => {
    const draft = { [EXTRA_FIELDS.draft]: 'draft' };
    await send(draft);
    await send(draft);
    await send({ ...draft, message: 'Another' });
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['limited', 403, 'You seem to be making too many requests'],
    ['failed', 502, 'Something went wrong, please, try again'],
  ] as const)('that the provider %s is answered with %i', async (result, status, title) => {
    forms.services.submit = async () => result;
    const sent = await send();
    expect(sent.status).toBe(status);
    expect(sent.answer.title).toBe(title);
  });

  it('that crashes gets 500 and is logged without its input', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    forms.services.submit = async () => Promise.reject(new Error('ada@example.com'));
    expect((await send()).status).toBe(500);
    expect(log.mock.calls.flat().join()).not.toContain('ada');
    log.mockRestore();
  });

  it('includes its page only if that is on the site', async () => {
    const pages = [
      '/pricing/',
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      '/.//evil.example/',
      '/%5cevil.example/',
      '//[',
    ];
    for (const page of pages) {
      forms.services.limits.client = async () => 0;
      await send({ [EXTRA_FIELDS.page]: page, message: page });
    }
    expect(forms.leads.map(({ payload }) => payload.pageUrl)).toEqual([
      'https://site.example/pricing/',
      ...pages.slice(1).map(() => undefined),
    ]);
  });
});
