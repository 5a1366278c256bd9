import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHuman } from '@/lib/forms/recaptcha';
import { mountService, type Handler, type MountedService } from '../../../doubles/http-service';

let service: MountedService;
let answer: Handler;

beforeEach(async () => {
  service = await mountService((request) => answer(request));
});
afterEach(() => service.close());

const lines: string[] = [];

/** Redirects the call to the double. */
const ask = (token = 'token') => {
  lines.length = 0;
  return isHuman(
    (url, init) => fetch(service.url + new URL(String(url)).pathname, init),
    'site secret',
    token,
    (line) => lines.push(line),
  );
};

it('asks with the secret and the token, once', async () => {
  answer = () => Response.json({ success: true, score: 0.9 });
  expect(await ask('a_b-c')).toBe(true);
  expect(service.requests).toHaveLength(1);
  const [{ path, body } = { path: '', body: '' }] = service.requests;
  expect(path).toBe('/recaptcha/api/siteverify');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    secret: 'site secret',
    response: 'a_b-c',
  });
  expect(lines).toEqual([]);
});

it.each([
  ['a token that is refused', { success: false }],
  ['one that has expired', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a low score', { success: true, score: 0.1 }],
])('takes the sender of %s for a machine, and does not ask again', async (_, body) => {
  answer = () => Response.json(body);
  expect(await ask()).toBe(false);
  expect(service.requests).toHaveLength(1);
  expect(lines).toEqual([]);
});

it.each<[string, Handler]>([
  ['an error status', () => Response.json({ success: false }, { status: 500 })],
  ['another shape', () => Response.json([])],
  ['a page', () => new Response('<!doctype html>')],
  [
    'a wrong secret',
    () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
  ],
])('turns nobody away for %s, and says so', async (_, respond) => {
  answer = respond;
  expect(await ask()).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^Forms: reCAPTCHA cannot be asked \(.+\)/)]);
  expect(service.requests).toHaveLength(1);
});

it('rejects nobody while the service is unreachable', async () => {
  answer = () => Response.json({ success: false });
  service.setFault({ kind: 'reset' });
  expect(await ask()).toBe(true);
  expect(lines).toHaveLength(1);
});
