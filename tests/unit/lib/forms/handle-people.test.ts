import { beforeEach, describe, expect, it } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { issueTicket } from '@/lib/forms/ticket';
import { NOW, SECRET, SOUND, makeForms } from '../../../support/form-post';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));
const send = (fields = {}, sent: Parameters<typeof forms.post>[2] = {}) =>
  forms.post('message', { ...SOUND.message, ...fields }, sent);

describe('a form', () => {
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
    expect(forms.leads).toEqual([]);
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
});

describe('where reCAPTCHA is in use', () => {
  const send = (token: string) =>
    forms.post('subscribe', { ...SOUND.subscribe, [EXTRA_FIELDS.token]: token });

  it('its token goes to the provider', async () => {
    forms.services.needsToken = true;
    expect((await send('token')).status).toBe(200);
    expect(forms.leads[0]?.token).toBe('token');
  });

  it('a form without a token, or with one that is refused, is answered 403', async () => {
    forms.services.needsToken = true;
    expect((await send('')).status).toBe(403);
    forms.services.isHuman = async (token) => token === 'good';
    expect((await send('bad')).status).toBe(403);
    expect((await send('good')).status).toBe(200);
    expect(forms.leads).toHaveLength(1);
  });
});
