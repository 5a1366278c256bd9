import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFormTokenRequest } from '@/lib/forms/form-token';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { SOUND, makeForms } from '../../../support/form-post';

const messages = getFormMessages('en');
let forms: ReturnType<typeof makeForms>;
/** What happens to the responses of posts, in order. */
let fieldErrors: ('lost' | null)[];
let asked: string[];
let address: string;

/** The site itself, in this process. */
async function answer(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(path, 'https://site.example'), init);
  request.headers.set('x-forwarded-for', address);
  const { pathname } = new URL(request.url);
  asked.push(pathname.split('/').at(-2) ?? '');
  if (pathname.endsWith('/token/'))
    return answerFormTokenRequest(request, forms.services, undefined);
  const headers = Object.fromEntries(request.headers);
  const response = await forms.send('message', { headers, body: await request.text() });
  if (fieldErrors.shift() === 'lost') throw new TypeError('Failed to fetch');
  return response;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', { location: { pathname: '/pricing/' } });
  vi.stubGlobal('fetch', answer);
  forms = makeForms();
  forms.services.now = Date.now;
  [fieldErrors, asked, address] = [[], [], '203.0.113.7'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a draft, and lets the necessary time pass. */
async function send(fields = {}) {
  const { sendForm } = await import('@/components/forms/send.client');
  const sending = sendForm({
    ...{ kind: 'message', locale: 'en', messages, draft: 'draft' },
    values: { ...SOUND.message, ...fields },
    getToken: async () => '',
  });
  await vi.advanceTimersByTimeAsync(5000);
  return sending;
}

describe('sending a form', () => {
  it('faster than a person waits instead of being rejected', async () => {
    expect((await send()).outcome).toBe('sent');
    expect(asked).toEqual(['token', 'message']);
  });

  it('again after a lost response has the same outcome, as one lead', async () => {
    fieldErrors = ['lost'];
    expect(await send()).toEqual({ outcome: 'failed', ...messages.results.failed });
    expect((await send()).outcome).toBe('sent');
    expect(asked).toEqual(['token', 'message', 'token', 'message']);
    expect(forms.leads).toHaveLength(2);
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(1);
  });

  it('from a new network fetches a fresh form token automatically', async () => {
    const { beginForm } = await import('@/components/forms/send.client');
    await beginForm('message');
    address = '2001:db8::1';
    expect((await send()).outcome).toBe('sent');
    expect(asked).toEqual(['token', 'message', 'token', 'message']);
  });

  it('that is taken for a bot is not retried', async () => {
    expect((await send({ [EXTRA_FIELDS.honeypot]: 'x' })).outcome).toBe('limited');
    expect(asked).toEqual(['token', 'message']);
  });
});
