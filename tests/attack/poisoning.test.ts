import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExhaustive } from '../support/exhaustive';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';
import { sendRaw, type RawAnswer } from '../support/raw-request';
import { HOSTILE_HEADERS, METHODS, MISSING_PATHS, ROUTE_KINDS } from './hostile-headers';

/** The page for unknown paths is cached for half a minute, apart from the page cache. */
const KEPT_MS = 31_000;

let copy: SiteCopy;
let site: RunningSite;
let missingAskedAt: number;

beforeAll(async () => {
  copy = makeSiteCopy({ isBuilt: true });
  // Nothing shown may change by itself meanwhile; each route uses its own client.
  site = await copy.serve({ PROVIDER_REFRESH_MS: '3600000' });
  // Requested now and tested last, so that their cache time passes in between.
  for (const path of MISSING_PATHS) await sendRaw(site.url, { path });
  missingAskedAt = performance.now();
});
afterAll(async () => {
  await site.stop();
  copy.remove();
});

/** Headers about when and where a response was made, not what it is. */
const VOLATILE = new Set([
  'date',
  'etag',
  'x-nextjs-cache',
  'age',
  'keep-alive',
  'x-nextjs-stale-time',
]);
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z|\d{13}/g;

const toComparable = ({ status, headers, body }: RawAnswer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !VOLATILE.has(name))
      .map(([name, value]) => [name, name === 'content-length' ? '' : value]),
  ),
  body: body.replace(TIMES, ''),
});

// In a sample, every method meets every sixteenth header; the routes cover all of them.
const getAttacks = (index: number) =>
  METHODS.flatMap((method) =>
    Object.entries(HOSTILE_HEADERS)
      .filter((_, header) => isExhaustive || (header + index) % 16 === 0)
      .map(([name, value]) => ({ method, headers: { [name]: value } })),
  );

describe('a visitor gets the same page after every attack on it', () => {
  it.each(ROUTE_KINDS.map((path, index) => ({ path, index })))('$path', async ({ path, index }) => {
    const client = { 'x-forwarded-for': `10.1.${index}.1` };
    const getClean = () => sendRaw(site.url, { path, headers: client });
    // A page of the build is rendered again in its turn, which must not happen in between.
    await site.renderAnew(path);
    if (MISSING_PATHS.includes(path)) {
      await sleep(Math.max(0, missingAskedAt + KEPT_MS - performance.now()));
      await getClean();
      await sleep(1000);
    }
    const before = toComparable(await getClean());
    expect(before.status).toBeLessThan(500);
    const attacks = getAttacks(index);
    for (const [number, { method, headers }] of attacks.entries()) {
      const from = { 'x-forwarded-for': `10.2.${index}.${number % 250}` };
      const body = method === 'POST' || method === 'PUT' ? 'a=%3Cscript%3E' : undefined;
      const answer = await sendRaw(site.url, {
        method,
        path,
        headers: { ...from, ...headers },
        body,
      });
      const name = `${method} ${path} with ${JSON.stringify(headers)}`;
      expect(answer.status, name).toBeLessThan(500);
      expect(answer.headers['set-cookie'], name).toBeUndefined();
      expect(answer.headers.location ?? '/', name).toMatch(/^\/(?!\/)/);
      if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
        expect(answer.status, name).toBe(405);
        expect(answer.headers.allow, name).toContain('GET');
      }
    }
    expect(toComparable(await getClean())).toEqual(before);
  });
});

it('a cross-site form post to a page runs nothing and is rejected with a no-script policy', async () => {
  const answer = await sendRaw(site.url, {
    method: 'POST',
    path: '/faq/?x=<script>alert(1)</script>',
    headers: { origin: 'https://evil.example', 'content-type': 'text/html' },
    body: '<script>alert(1)</script>',
  });
  expect(answer.status).toBe(405);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).not.toContain('<');
});
