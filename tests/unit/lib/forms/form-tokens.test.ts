import { beforeEach, describe, expect, it } from 'vitest';
import { answerFormTokenRequest } from '@/lib/forms/form-token';
import { EXTRA_FIELDS, type FormKind } from '@/lib/forms/kinds';
import { createRateLimit } from '@/lib/forms/services';
import { KINDS, SOUND, makeForms } from '../../../support/form-post';

const ADDRESS = '203.0.113.7';
const HOUR_MS = 3_600_000;

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

const request = (query: string, address = ADDRESS, headers = {}) =>
  answerFormTokenRequest(
    new Request(`https://site.example/api/forms/token/${query}`, {
      headers: { 'x-forwarded-for': address, ...headers },
    }),
    forms.services,
    'site-key',
  );

async function fetchFormToken(kind: FormKind, address?: string): Promise<string> {
  const response = await request(`?form=${kind}`, address);
  const { formToken } = (await response.json()) as { formToken: string };
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

  it.each(['', '?form=other', '?form=toString'])('with %j is answered 400', async (query) => {
    const response = await request(query);
    expect(response.status).toBe(400);
    expect(await response.json()).not.toHaveProperty('formToken');
  });

  it("gets 429 beyond its address's limit", async () => {
    forms.services.limits.tokens = createRateLimit('tokens', 2);
    const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
    const statuses = [];
    for (const address of addresses)
      statuses.push((await request('?form=message', address)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

describe('a form token', () => {
  it('is valid for one accepted form', async () => {
    const formToken = await fetchFormToken('message');
    const sent = await Promise.all([send(formToken), send(formToken), send(formToken)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    forms.services.limits.client = async () => 0;
    const { status, answer } = await send(formToken, { fields: { message: 'Another' } });
    expect(status).toBe(403);
    expect(answer.title).toBe('You seem to be making too many requests');
    expect(answer.isStale).toBeUndefined();
    expect(forms.leads).toHaveLength(1);
  });

  it('repeated by the browser is retried with another, without a second lead', async () => {
    const formToken = await fetchFormToken('message');
    expect((await send(formToken)).status).toBe(200);
    expect(await send(formToken)).toMatchObject({ status: 403, answer: { isStale: true } });
    expect((await send(await fetchFormToken('message'))).status).toBe(200);
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(1);
  });

  it('is not used up by invalid fields, a limit or reCAPTCHA', async () => {
    const formToken = await fetchFormToken('message');
    expect((await send(formToken, { fields: { email: 'nobody' } })).status).toBe(400);
    const { client } = forms.services.limits;
    forms.services.limits.client = async () => 60;
    expect((await send(formToken)).status).toBe(429);
    forms.services.limits.client = client;
    Object.assign(forms.services, { needsToken: true, isHuman: async (token: string) => !!token });
    expect((await send(formToken)).status).toBe(403);
    const fields = { [EXTRA_FIELDS.captchaToken]: 'token' };
    expect((await send(formToken, { fields })).status).toBe(200);
    expect(forms.leads[0]?.token).toBe('token');
  });

  it.each([
    ['another form', { kind: 'subscribe' as FormKind }],
    ['another address', { address: '203.0.113.8' }],
  ])('is refused for %s, which a fresh one would mend', async (_, other) => {
    const formToken = await fetchFormToken('message');
    const { status, answer } = await send(formToken, other);
    expect(status).toBe(403);
    expect(answer).toMatchObject({ outcome: 'limited', isStale: true });
    expect(forms.leads).toEqual([]);
  });

  it('is too early for a second, expires after six hours, and cannot be forged', async () => {
    const toToken = (age: number) => forms.getFormToken('message', { address: ADDRESS, age });
    const getStale = async (token: string) => {
      const { status, answer } = await send(token);
      expect(status).toBe(403);
      return answer.isStale ?? false;
    };
    forms.services.limits.client = async () => 0;
    expect(await getStale(toToken(500))).toBe(false);
    expect(await getStale(toToken(6 * HOUR_MS + 1))).toBe(true);
    for (const token of [`${toToken(5000)}x`, 'a.b.c', ''])
      expect(await getStale(token)).toBe(true);
    expect((await send(toToken(6 * HOUR_MS))).status).toBe(200);
  });
});
