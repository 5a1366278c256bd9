import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { createRateLimit } from '@/lib/forms/services';
import { SOUND, makeForms } from '../../../support/form-post';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

const send = (address: string, fields = {}) =>
  forms.post(
    'message',
    { ...SOUND.message, ...fields },
    { headers: { 'x-forwarded-for': address } },
  );
async function sendAll(addresses: string[]) {
  const statuses = [];
  for (const address of addresses) statuses.push((await send(address)).status);
  return statuses;
}

it('a limit counts each key within its window', async () => {
  vi.useFakeTimers();
  const limit = createRateLimit('test', 2);
  expect([await limit('a'), await limit('a'), await limit('b')]).toEqual([0, 0, 0]);
  expect(await limit('a')).toBe(600);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await limit('a')).toBe(0);
  vi.useRealTimers();
});

describe('the limit of a client', () => {
  it.each([
    ['one address', () => '203.0.113.7', '203.0.113.8'],
    ['one /64', (count: number) => `2001:db8::${count}`, '2001:db8:0:1::1'],
    ['what is no address', (count: number) => `no address ${count}`, '203.0.113.8'],
  ])('turns away too many forms from %s with 429, and others not', async (_, toAddress, other) => {
    expect(await sendAll([0, 1, 2].map(toAddress))).toEqual([200, 200, 200]);
    const { response, answer } = await send(toAddress(3));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBe(600);
    expect(answer.title).toBe('You seem to be making too many requests');
    expect((await send(other)).status).toBe(200);
  });
});

it('the limit of a network covers all its addresses', async () => {
  forms.services.limits.network = createRateLimit('network', 2);
  const addresses = [1, 2, 3].map((count) => `2001:db8:1:${count}::1`);
  expect(await sendAll([...addresses, '2001:db8:2::1'])).toEqual([200, 200, 429, 200]);
});

describe('the limit of everyone', () => {
  beforeEach(() => {
    forms.services.limits.everyone = createRateLimit('everyone', 3);
  });

  it('covers one form from many addresses', async () => {
    const addresses = [1, 2, 3, 4].map((count) => `203.0.${count}.1`);
    expect(await sendAll(addresses)).toEqual([200, 200, 200, 429]);
    expect((await forms.post('subscribe', SOUND.subscribe)).status).toBe(200);
  });

  it('is not used up by rejected posts', async () => {
    for (let count = 0; count < 5; count++) {
      const address = `203.0.${count}.1`;
      await send(address, { email: 'nobody' });
      await send(address, { [EXTRA_FIELDS.honeypot]: 'x' });
      await send(address, { [EXTRA_FIELDS.formToken]: '' });
    }
    expect((await send('198.51.100.1')).status).toBe(200);
  });
});
