import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendLead } from '@/lib/provider/send-lead';
import { mountService, type Fault, type MountedService } from '../../../doubles/http-service';

const POST = { call: 'contacts/', payload: { name: '王' }, token: 'tok', key: 'key' };
let service: MountedService;

beforeEach(async () => {
  service = await mountService(() => new Response('thanks', { status: 200 }));
});
afterEach(() => service.close());

const send = (timeoutMs = 2000) => sendLead(fetch, `${service.url}/v3/`, POST, timeoutMs);

it('posts the payload with the token and the key', async () => {
  expect(await send()).toEqual({ isAccepted: true });
  const [request] = service.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v3/contacts/', body: '{"name":"王"}' });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'recaptcha-token': 'tok',
    'idempotency-key': 'key',
  });
});

it.each<[string, () => Response]>([
  ['nothing', () => new Response(null, { status: 204 })],
  ['the contract’s answer', () => Response.json({ id: '1', status: 'accepted' })],
  ['JSON of another shape', () => Response.json({ error: null, stored: true })],
])('counts a lead as sent when the answer is %s', async (_, respond) => {
  service.setFault({ kind: 'custom', respond });
  expect(await send()).toEqual({ isAccepted: true });
});

const endless = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));
const redirect = () => Response.redirect('http://127.0.0.1:1/');
it.each<[string, Fault, object]>([
  ['a refusal', { kind: 'status', status: 403 }, { status: 403, reason: 'status 403' }],
  ['a fault', { kind: 'status', status: 500 }, { status: 500, reason: 'status 500' }],
  ['a redirect', { kind: 'custom', respond: redirect }, { status: 302 }],
  [
    'a maintenance page',
    { kind: 'html' },
    { reason: 'status 200 with a page in place of an answer' },
  ],
  [
    'a maintenance page of no type',
    {
      kind: 'custom',
      respond: () => new Response(Buffer.from('\n<!DOCTYPE html><p>Back soon</p>')),
    },
    { reason: 'status 200 with a page in place of an answer' },
  ],
  [
    'a long maintenance page',
    {
      kind: 'custom',
      respond: () =>
        new Response('x'.repeat(100_000), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    },
    { reason: 'status 200 with a page in place of an answer' },
  ],
  ...[{ error: 'database' }, { ok: false }, { success: false }].map(
    (body) =>
      [
        JSON.stringify(body),
        { kind: 'custom', respond: () => Response.json(body) },
        { status: 200, reason: 'status 200 with an error' },
      ] as [string, Fault, object],
  ),
  ['an answer that never ends', { kind: 'custom', respond: endless }, { reason: 'timed out' }],
  ['no answer in time', { kind: 'hang' }, { status: 0, reason: 'timed out' }],
])('says so when it met %s', async (_, fault, expected) => {
  service.setFault(fault);
  expect(await send(1000)).toMatchObject({ isAccepted: false, ...expected });
});

it('reports that the host is down', async () => {
  await service.close();
  expect(await send()).toEqual({ isAccepted: false, status: 0, reason: 'connection failed' });
  service = await mountService(() => new Response());
});
