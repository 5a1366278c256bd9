import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHuman } from '@/lib/forms/recaptcha';
import { mountService, type Handler, type MountedService } from '../../../doubles/http-service';

let service: MountedService;
let answer: Handler;

beforeEach(async () => {
  service = await mountService((request) => answer(request));
});
afterEach(() => service.close());

/** Takes the call to where the double listens. */
const ask = (token = 'token') =>
  isHuman(
    (url, init) => fetch(service.url + new URL(String(url)).pathname, init),
    'site secret',
    token,
  );

it('asks with the secret and the token, once', async () => {
  answer = () => Response.json({ success: true, score: 0.9 });
  expect(await ask('a&b')).toBe(true);
  expect(service.requests).toHaveLength(1);
  const [{ path, body } = { path: '', body: '' }] = service.requests;
  expect(path).toBe('/recaptcha/api/siteverify');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    secret: 'site secret',
    response: 'a&b',
  });
});

it('sends the secret to no other address', async () => {
  answer = ({ url }) =>
    url.endsWith('/siteverify')
      ? Response.redirect(`${service.url}/other`, 307)
      : Response.json({ success: true });
  expect(await ask()).toBe(false);
  expect(service.requests).toHaveLength(1);
});

it.each([
  ['a token that is refused', () => Response.json({ success: false })],
  ['one that has expired', () => Response.json({ success: false, 'error-codes': ['timeout'] })],
  ['an error status', () => Response.json({ success: true, score: 0.9 }, { status: 500 })],
  ['a low score', () => Response.json({ success: true, score: 0.1 })],
  ['a failure', () => new Response('no', { status: 500 })],
  ['another shape', () => Response.json([])],
])('takes %s for a machine and does not ask again', async (_, respond) => {
  answer = respond;
  expect(await ask()).toBe(false);
  expect(service.requests).toHaveLength(1);
});

it('takes a service that is cut off for a no', async () => {
  answer = () => Response.json({ success: true });
  service.setFault({ kind: 'reset' });
  expect(await ask()).toBe(false);
});
