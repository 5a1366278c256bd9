import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleForm, type FormServices } from '@/lib/forms/handle';
import { EXTRA_FIELDS, type FormKind } from '@/lib/forms/kinds';
import { createMemoryLimit } from '@/lib/forms/rate-limit';
import { issueTicket } from '@/lib/forms/ticket';
import { getFormWords } from '@/lib/i18n/form-words';
import type { NewLead } from '@/lib/leads/types';
import { contactRequest, enterpriseRequest, formRequest } from '@/lib/provider/requests';

const NOW = 1_700_000_000_000;
const SECRET = 'secret';
let leads: NewLead[];
let services: FormServices;

beforeEach(() => {
  leads = [];
  services = {
    submit: async (lead) => {
      leads.push(lead);
      return 'delivered';
    },
    limit: createMemoryLimit(3),
    siteUrl: 'https://site.example',
    secret: SECRET,
    isHuman: null,
    needsToken: false,
    now: () => NOW,
  };
});

const ticket = () => issueTicket(SECRET, NOW - 5000);
const person = { name: '王小明 🚀', email: 'ada@example.com' };
const SOUND: Record<FormKind, Record<string, unknown>> = {
  message: { ...person, subject: 'sales', message: 'Hello' },
  contact: {
    ...person,
    subject: 'sales',
    company: 'Example',
    selectedNodes: ['eth', 'btc-firehose'],
    message: 'We would like a node.',
  },
  enterprise: {
    rps: 'custom',
    cuAmount: '500 000 000 000',
    tokens: '250',
    premiumSupport: false,
    advancedStatistics: true,
    companyName: 'Example',
    email: person.email,
    telegram: '@ada',
  },
  subscribe: { email: person.email },
  'error-report': { ...person, subject: 'other', message: 'The page was blank.' },
};

type Sent = { body?: string; headers?: Record<string, string> };
async function post(kind: FormKind, fields: Record<string, unknown>, { body, headers }: Sent = {}) {
  const request = new Request('https://site.example/api/forms/x/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ?? JSON.stringify({ [EXTRA_FIELDS.ticket]: ticket(), ...fields }),
  });
  const response = await handleForm(kind, request, services);
  const text = await response.text();
  return { response, status: response.status, answer: text ? JSON.parse(text) : null };
}

const KINDS = Object.keys(SOUND) as FormKind[];

describe.each(KINDS)('the form %s', (kind) => {
  it('becomes a lead that the provider takes', async () => {
    expect((await post(kind, SOUND[kind])).status).toBe(200);
    expect(leads).toHaveLength(1);
    const { call, payload } = leads[0] as NewLead;
    const schemas = {
      'contacts/': contactRequest,
      'enterprise-request': enterpriseRequest,
      send_form: formRequest,
    };
    expect(schemas[call].safeParse(payload).error).toBeUndefined();
  });

  it('says in both languages what is wrong with a field', async () => {
    for (const locale of ['en', 'cn'] as const) {
      const fields = { ...SOUND[kind], email: 'nobody', [EXTRA_FIELDS.locale]: locale };
      const { status, answer } = await post(kind, fields);
      expect(status).toBe(400);
      expect(Object.values(getFormWords(locale).faults)).toContain(answer.fields.email);
    }
    expect(leads).toEqual([]);
  });

  it.each([
    ['arrays for texts', { email: ['a@b.c'], name: [] }],
    ['an object for a text', { email: { $ne: '' } }],
    ['a very long address', { email: `${'a'.repeat(300)}@b.c` }],
    ['numbers', { email: 1, name: 2, message: 3 }],
  ])('answers %s with 400', async (_, fields) => {
    expect((await post(kind, { ...SOUND[kind], ...fields })).status).toBe(400);
    expect(leads).toEqual([]);
  });
});

describe('a sent form', () => {
  const send = (fields = {}, sent: Sent = {}) =>
    post('message', { ...SOUND.message, ...fields }, sent);

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
    expect((await post('contact', { ...SOUND.contact, selectedNodes })).status).toBe(413);
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
    expect(leads).toEqual([]);
    const own = { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' };
    expect((await send({}, { headers: own })).status).toBe(200);
  });

  it('loses null bytes and line breaks where a line is meant', async () => {
    await send({ name: 'Ada\r\nBcc: all@example.com\u0000', message: 'a\r\nb\u0000' });
    expect(leads[0]?.payload).toMatchObject({
      name: 'Ada Bcc: all@example.com',
      message: expect.stringMatching(/^a\nb\n/),
    });
  });

  it.each([
    ['fills in what people cannot see', { [EXTRA_FIELDS.trap]: 'x' }],
    ['has no ticket', { [EXTRA_FIELDS.ticket]: '' }],
    ['has a forged ticket', { [EXTRA_FIELDS.ticket]: issueTicket('other', NOW - 5000) }],
    ['was filled in at once', { [EXTRA_FIELDS.ticket]: issueTicket(SECRET, NOW - 500) }],
    ['was begun long ago', { [EXTRA_FIELDS.ticket]: issueTicket(SECRET, NOW - 90_000_000) }],
  ])('that %s is answered 403 with the words for it', async (_, fields) => {
    const { status, answer } = await send(fields);
    expect(status).toBe(403);
    expect(answer).toMatchObject({
      title: 'You seem to be making too many requests',
      text: 'Please, try again later',
    });
    expect(leads).toEqual([]);
  });

  it('too often from one address is answered 429, from another not', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': `1.1.1.1, ${address}` } });
    for (let count = 0; count < 3; count++) {
      expect((await send({}, from('2.2.2.2'))).status).toBe(200);
    }
    const { response, answer } = await send({}, from('2.2.2.2'));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBe(600);
    expect(answer.title).toBe('You seem to be making too many requests');
    expect((await send({}, from('3.3.3.3'))).status).toBe(200);
  });

  it('is one lead however often one draft is sent, and another when its words change', async () => {
    const draft = { [EXTRA_FIELDS.draft]: 'draft' };
    await send(draft);
    await send(draft);
    await send({ ...draft, message: 'Another' });
    expect(new Set(leads.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['limited', 403, 'You seem to be making too many requests'],
    ['failed', 502, 'Something went wrong, please, try again'],
  ] as const)('that the provider %s is answered with %i', async (result, status, title) => {
    services.submit = async () => result;
    const sent = await send();
    expect(sent.status).toBe(status);
    expect(sent.answer.title).toBe(title);
  });

  it('that falls over is answered 500 and logged without its words', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    services.submit = async () => Promise.reject(new Error('ada@example.com'));
    expect((await send()).status).toBe(500);
    expect(log.mock.calls.flat().join()).not.toContain('ada');
    log.mockRestore();
  });

  it('names the page it came from only if that is one of the site', async () => {
    for (const page of ['/pricing/', '//evil.example/', 'https://evil.example/']) {
      await send({ [EXTRA_FIELDS.page]: page, message: page });
    }
    expect(leads.map(({ payload }) => payload.pageUrl)).toEqual([
      'https://site.example/pricing/',
      undefined,
      undefined,
    ]);
  });
});

describe('where reCAPTCHA is in use', () => {
  const send = (token: string) =>
    post('subscribe', { ...SOUND.subscribe, [EXTRA_FIELDS.token]: token });

  it('its token goes to the provider', async () => {
    services.needsToken = true;
    expect((await send('token')).status).toBe(200);
    expect(leads[0]?.token).toBe('token');
  });

  it('a form without a token, or with one that is refused, is answered 403', async () => {
    services.needsToken = true;
    expect((await send('')).status).toBe(403);
    services.isHuman = async (token) => token === 'good';
    expect((await send('bad')).status).toBe(403);
    expect((await send('good')).status).toBe(200);
    expect(leads).toHaveLength(1);
  });
});

describe('a plain form', () => {
  async function postPlain(fields: [string, string][]) {
    const request = new Request('https://site.example/api/forms/contact/', {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    return handleForm('contact', request, services);
  }
  const sound: [string, string][] = [
    ['subject', 'sales'],
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['message', 'We would like a node.'],
    ['selectedNodes', 'eth'],
    ['selectedNodes', 'btc'],
    [EXTRA_FIELDS.locale, 'cn'],
  ];

  it('arrives without any script, and ends on a page in its language', async () => {
    const response = await postPlain(sound);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/cn/contact/sent/');
    expect(leads[0]?.payload.message).toContain('Chains: eth, btc');
  });

  it('that is wrong ends on a page at the words for its first fault', async () => {
    const response = await postPlain(sound.filter(([name]) => name !== 'selectedNodes'));
    expect(response.headers.get('location')).toBe('/cn/contact/check/#chooseChain');
    expect(leads).toEqual([]);
  });
});
