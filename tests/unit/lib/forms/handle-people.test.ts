import { beforeEach, describe, expect, it } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { createMemoryLimit } from '@/lib/forms/rate-limit';
import { issueFormToken } from '@/lib/forms/form-token';
import { NOW, SECRET, SOUND, makeForms } from '../../../support/form-post';

const DAY_MS = 86_400_000;

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));
const send = (fields = {}, sent: Parameters<typeof forms.post>[2] = {}) =>
  forms.post('message', { ...SOUND.message, ...fields }, sent);

const holder = { kind: 'message', address: 'unknown' } as const;

describe('a form', () => {
  it.each([
    ['fills in what people cannot see', { [EXTRA_FIELDS.honeypot]: 'x' }],
    ['has no form token', { [EXTRA_FIELDS.formToken]: '' }],
    [
      'has a forged form token',
      { [EXTRA_FIELDS.formToken]: issueFormToken(holder, 'other', NOW - 5000) },
    ],
    [
      'was filled in at once',
      { [EXTRA_FIELDS.formToken]: issueFormToken(holder, SECRET, NOW - 500) },
    ],
    [
      'was begun long ago',
      { [EXTRA_FIELDS.formToken]: issueFormToken(holder, SECRET, NOW - DAY_MS) },
    ],
  ])('that %s is answered 403 with the words for it', async (_, fields) => {
    const { status, answer } = await send(fields);
    expect(status).toBe(403);
    expect(answer).toMatchObject({
      title: 'You seem to be making too many requests',
      text: 'Please, try again later',
    });
    expect(forms.leads).toEqual([]);
  });
});

describe('the limit', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it.each([
    ['one address', () => '203.0.113.7', '203.0.113.8'],
    ['one /64', (count: number) => `2001:db8::${count}`, '2001:db8:0:1::1'],
    [
      'one IPv4 address, mapped or not',
      (count: number) => (count % 2 ? '::ffff:203.0.113.7' : '203.0.113.7'),
      '203.0.113.8',
    ],
    ['what is no address', (count: number) => `no address ${count}`, '203.0.113.8'],
  ])('turns away too many forms from %s with 429, and others not', async (_, toAddress, other) => {
    for (let count = 0; count < 3; count++) {
      expect((await send({}, from(toAddress(count)))).status).toBe(200);
    }
    const { response, answer } = await send({}, from(toAddress(3)));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBe(600);
    expect(answer.title).toBe('You seem to be making too many requests');
    expect((await send({}, from(other))).status).toBe(200);
  });

  it('for a network covers all its addresses', async () => {
    forms.services.limits.network = createMemoryLimit(3);
    const statuses = [];
    for (let count = 0; count < 5; count++) {
      statuses.push((await send({}, from(`2001:db8:1:${count}::1`))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await send({}, from('2001:db8:2::1'))).status).toBe(200);
  });

  it('for attempts includes invalid forms, before validation', async () => {
    forms.services.limits.attempts = createMemoryLimit(2);
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await send({ email: 'a' })).status);
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('for everyone covers one form from many addresses', async () => {
    forms.services.limits.form = createMemoryLimit(5);
    const statuses = [];
    for (let count = 0; count < 8; count++) {
      statuses.push((await send({}, from(`203.0.113.${count}`))).status);
    }
    // The last two accepted posts are the network's share of the reserve.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    const { response, answer } = await send({}, from('203.0.113.99'));
    expect(Number(response.headers.get('retry-after'))).toBe(600);
    expect(answer.title).toBe('You seem to be making too many requests');
    expect((await forms.post('subscribe', SOUND.subscribe)).status).toBe(200);
  });

  it('for everyone, once used up, leaves each network its first posts', async () => {
    forms.services.limits.form = createMemoryLimit(0);
    forms.services.limits.reserve.form = createMemoryLimit(2);
    const sendFrom = async (network: number) =>
      (await send({}, from(`198.51.${network}.1`))).status;
    expect([await sendFrom(1), await sendFrom(1), await sendFrom(1)]).toEqual([200, 200, 429]);
    expect([await sendFrom(2), await sendFrom(3)]).toEqual([200, 200]);
    // What a block may send beyond its first posts is limited for everyone.
    expect(await sendFrom(4)).toBe(429);
    expect((await send({}, from('203.0.113.1'))).status).toBe(200);
  });

  it.each([
    ['IPv4', (count: number) => `198.51.${count}.1`, '203.0.113.1'],
    ['IPv6', (count: number) => `2001:db8:${count}::1`, '2001:db9::1'],
  ])('for everybody leaves a block of %s networks no more than its share', async (_, of, other) => {
    forms.services.limits.form = createMemoryLimit(0);
    forms.services.limits.reserve.block = createMemoryLimit(3);
    const statuses = [];
    for (let count = 1; count <= 5; count++)
      statuses.push((await send({}, from(of(count)))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await send({}, from(other))).status).toBe(200);
  });

  it('for everyone is not used up by one address, nor by rejected posts', async () => {
    forms.services.limits.form = createMemoryLimit(5);
    for (let count = 0; count < 10; count++) await send({}, from('203.0.113.1'));
    for (let count = 0; count < 10; count++) {
      const sent = from(`203.0.113.${count + 10}`);
      await send({ email: 'nobody' }, sent);
      await send({ [EXTRA_FIELDS.honeypot]: 'x' }, sent);
      await send({ [EXTRA_FIELDS.formToken]: '' }, sent);
    }
    expect(forms.leads).toHaveLength(3);
    expect((await send({}, from('198.51.100.1'))).status).toBe(200);
  });
});

describe('with reCAPTCHA', () => {
  const send = (token: string) =>
    forms.post('subscribe', { ...SOUND.subscribe, [EXTRA_FIELDS.captchaToken]: token });

  it('its token goes to the provider', async () => {
    forms.services.needsToken = true;
    expect((await send('token')).status).toBe(200);
    expect(forms.leads[0]?.token).toBe('token');
  });

  it('a form without a valid token gets 403', async () => {
    forms.services.needsToken = true;
    expect((await send('')).status).toBe(403);
    forms.services.isHuman = async (token) => token === 'good';
    expect((await send('bad')).status).toBe(403);
    expect((await send('good')).status).toBe(200);
    expect(forms.leads).toHaveLength(1);
  });
});
