import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleFormToken } from '@/lib/forms/handle-form-token';
import { EXTRA_FIELDS, type FormKind } from '@/lib/forms/kinds';
import { createMemoryLimit } from '@/lib/forms/rate-limit';
import { KINDS, SOUND, makeForms } from '../../../support/form-post';

const ADDRESS = '203.0.113.7';
const HOUR_MS = 3_600_000;

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

const request = (query: string, address = ADDRESS) =>
  handleFormToken(
    new Request(`https://site.example/api/forms/token/${query}`, {
      headers: { 'x-forwarded-for': address },
    }),
    forms.services,
    'site-key',
  );

async function fetchFormToken(kind: FormKind, address?: string): Promise<string> {
  const { formToken } = (await (await request(`?form=${kind}`, address)).json()) as {
    formToken: string;
  };
  forms.clock.now += 1000;
  return formToken;
}

const send = (
  formToken: string,
  { kind = 'message' as FormKind, address = ADDRESS, fields = {} } = {},
) =>
  forms.post(
    kind,
    { ...SOUND[kind], ...fields, [EXTRA_FIELDS.formToken]: formToken },
    { headers: { 'x-forwarded-for': address } },
  );

describe('a request for a form token', () => {
  it.each(KINDS)('for the form %s returns a valid one', async (kind) => {
    const response = await request(`?form=${kind}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { formToken, siteKey } = (await response.json()) as Record<string, string>;
    expect(siteKey).toBe('site-key');
    forms.clock.now += 1000;
    expect((await send(String(formToken), { kind })).status).toBe(200);
  });

  it.each(['', '?form=', '?form=other', '?form=toString', '?kind=message'])(
    'with the query %j is answered 400, as JSON',
    async (query) => {
      const response = await request(query);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).not.toHaveProperty('formToken');
    },
  );

  it("gets 429 beyond its address's limit", async () => {
    forms.services.limits.formTokens = createMemoryLimit(2);
    expect((await request('?form=message', '2001:db8::1')).status).toBe(200);
    expect((await request('?form=contact', '2001:db8::2')).status).toBe(200);
    const response = await request('?form=message', '2001:db8::3');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await response.json()).toMatchObject({ outcome: 'limited' });
    expect((await request('?form=message', '2001:db8:0:1::1')).status).toBe(200);
  });
});

describe('a form token', () => {
  it('is valid for one accepted form', async () => {
    const formToken = await fetchFormToken('message');
    expect((await send(formToken)).status).toBe(200);
    const again = await send(formToken, { fields: { message: 'Another' } });
    expect(again.status).toBe(403);
    expect(again.answer.title).toBe('You seem to be making too many requests');
    expect(again.answer.isStale).toBeUndefined();
    expect((await send(formToken)).status).toBe(403);
    expect(forms.leads).toHaveLength(1);
  });

  it('repeated by the browser is retried with another, without a second lead', async () => {
    const formToken = await fetchFormToken('message');
    expect((await send(formToken)).status).toBe(200);
    const repeated = await send(formToken);
    expect(repeated.status).toBe(403);
    expect(repeated.answer.isStale).toBe(true);
    expect((await send(await fetchFormToken('message'))).status).toBe(200);
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(1);
  });

  it('is valid for one of two concurrent forms', async () => {
    const formToken = await fetchFormToken('message');
    const sent = await Promise.all([send(formToken), send(formToken), send(formToken)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('is not used up by a form with invalid fields', async () => {
    const formToken = await fetchFormToken('message');
    for (let count = 0; count < 5; count++) {
      expect((await send(formToken, { fields: { email: 'nobody' } })).status).toBe(400);
    }
    expect((await send(formToken)).status).toBe(200);
  });

  it("is not used up at the client's limit", async () => {
    const formToken = await fetchFormToken('message');
    const { limits } = forms.services;
    const allow = limits.client;
    limits.client = async () => 60;
    expect((await send(formToken)).status).toBe(429);
    limits.client = allow;
    expect((await send(formToken)).status).toBe(200);
  });

  it("counts once against everyone's limit, however often it is sent", async () => {
    const formToken = await fetchFormToken('message');
    const count = vi.spyOn(forms.services.limits, 'form');
    for (let time = 0; time < 5; time++) await send(formToken);
    expect(count).toHaveBeenCalledOnce();
  });

  it("cannot be fetched from another site, which would use up a visitor's limit", async () => {
    const count = vi.spyOn(forms.services.limits, 'formTokens');
    const request = new Request('http://localhost/api/forms/token/?form=message', {
      headers: { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '203.0.113.7' },
    });
    expect((await handleFormToken(request, forms.services, undefined)).status).toBe(403);
    expect(count).not.toHaveBeenCalled();
  });

  it('is not used up if reCAPTCHA rejects the sender', async () => {
    const formToken = await fetchFormToken('message');
    forms.services.needsToken = true;
    expect((await send(formToken)).status).toBe(403);
    expect(
      (await send(formToken, { fields: { [EXTRA_FIELDS.captchaToken]: 'token' } })).status,
    ).toBe(200);
  });

  it.each(['text/html', 'application/json'])(
    'in a form of the browser that accepts %s does without reCAPTCHA no more than in a script',
    async (accept) => {
      const formToken = await fetchFormToken('subscribe');
      forms.services.needsToken = true;
      const fields = { email: 'ada@example.com', [EXTRA_FIELDS.formToken]: formToken };
      const headers = { accept, 'x-forwarded-for': ADDRESS };
      const body = new URLSearchParams(fields);
      expect((await forms.send('subscribe', { headers, body })).status).toBe(403);
      expect(forms.leads).toEqual([]);
    },
  );

  it.each([
    ['another form', { kind: 'subscribe' as FormKind }],
    ['another address', { address: '203.0.113.8' }],
    ['another version of IP', { address: '2001:db8::1' }],
  ])('is refused for %s, which a fresh one would mend', async (_, other) => {
    const formToken = await fetchFormToken('message');
    const { status, answer } = await send(formToken, other);
    expect(status).toBe(403);
    expect(answer).toMatchObject({ outcome: 'limited', isStale: true });
    expect(forms.leads).toEqual([]);
  });

  it('is valid anywhere in one /64', async () => {
    const formToken = await fetchFormToken('message', '2001:db8::1');
    expect((await send(formToken, { address: '2001:db8::2' })).status).toBe(200);
  });

  it('expires after six hours, and can be replaced', async () => {
    const formToken = await fetchFormToken('message');
    forms.clock.now += 6 * HOUR_MS - 1000;
    expect((await send(formToken, { fields: { email: 'nobody' } })).status).toBe(400);
    forms.clock.now += 1;
    expect((await send(formToken)).answer).toMatchObject({ outcome: 'limited', isStale: true });
  });

  it('that is too early or used cannot be replaced, one with a different secret can', async () => {
    const formToken = await fetchFormToken('message');
    await send(formToken);
    const young = forms.getFormToken('message', { address: ADDRESS, age: 500 });
    const sendAgain = async (token: string, address = ADDRESS) => {
      const fields = { message: 'Another message to you.' };
      const { status, answer } = await send(token, { address, fields });
      expect(status).toBe(403);
      return answer.isStale ?? false;
    };
    for (const one of [formToken, young]) expect(await sendAgain(one), one).toBe(false);
    // A different address each, because attempts are limited.
    for (const [index, one] of [`${formToken}x`, 'a.b.c', ''].entries())
      expect(await sendAgain(one, `198.51.100.${index}`), one).toBe(true);
    expect(forms.leads).toHaveLength(1);
  });
});
