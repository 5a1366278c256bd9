import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';
import { sendRaw } from '../support/raw-request';

const LIMIT = 3;
const FORM = {
  method: 'POST',
  path: '/api/forms/subscribe/',
  body: JSON.stringify({ email: 'ada@example.com' }),
};

let copy: SiteCopy;
beforeAll(() => {
  copy = makeSiteCopy({ isBuilt: true });
});
afterAll(() => copy.remove());

/** Statuses of as many posts, each of which claims an address of its own. */
async function postAll(site: RunningSite, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-real-ip': address,
      forwarded: `for=${address}`,
    };
    statuses.push((await sendRaw(site.url, { ...FORM, headers })).status);
  }
  return statuses;
}

const FIVE = Array.from({ length: 5 }, (_, index) => `198.51.100.${index}`);
const isLimited = (status: number) => status === 429;

describe('a client that claims other addresses', () => {
  it('is limited all the same where no proxy is trusted', async () => {
    const site = await copy.serve({ FORMS_RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: '0' });
    const statuses = await postAll(site, FIVE);
    await site.stop();
    expect(statuses.map(isLimited)).toEqual([false, false, false, true, true]);
  });

  it('is known behind a trusted proxy by what the proxy saw, IPv6 by its /64', async () => {
    const site = await copy.serve({ FORMS_RATE_LIMIT: String(LIMIT) });
    const others = await postAll(site, FIVE);
    const spoofed = await postAll(
      site,
      FIVE.map((address) => `${address}, 203.0.113.7`),
    );
    const neighbours = await postAll(
      site,
      FIVE.map((_, index) => `2001:db8:1:2::${index}`),
    );
    await site.stop();
    expect(others.some(isLimited)).toBe(false);
    expect(spoofed.map(isLimited)).toEqual([false, false, false, true, true]);
    expect(neighbours.map(isLimited)).toEqual([false, false, false, true, true]);
  });
});

describe('draft mode', () => {
  it.each(['', '&documentId=a'])('is given to no made-up token (%j)', async (rest) => {
    const site = await copy.serve({});
    const token = encodeURIComponent('https://nodewell.prismic.io/previews/x');
    const answer = await sendRaw(site.url, { path: `/preview/?token=${token}${rest}` });
    await site.stop();
    expect(answer.status).toBe(410);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('pages that cost far more than others', () => {
  it('are limited for each client, and others are not', async () => {
    const site = await copy.serve({});
    const compare = { path: '/nodes/compare/?chain=eth&chain=base' };
    const statuses: number[] = [];
    for (let index = 0; index < 65; index++)
      statuses.push((await sendRaw(site.url, compare)).status);
    const last = await sendRaw(site.url, compare);
    const page = await sendRaw(site.url, { path: '/faq/' });
    await site.stop();
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.status).toBe(200);
  });
});

it('a connection that asks ahead for more pages than it reads ends, and others go on', async () => {
  const site = await copy.serve({});
  const ahead = 'GET /faq/ HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200);
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(ahead);
  await new Promise((resolve) => socket.on('close', resolve).resume());
  const page = await sendRaw(site.url, { path: '/faq/' });
  await site.stop();
  expect(page.status).toBe(200);
});

it('no answer names an internal address', async () => {
  const site = await copy.serve({});
  for (const path of ['/faq/?secret=1', '/nodes.json', '/nodes/compare/?chain=eth']) {
    const { headers } = await sendRaw(site.url, { path });
    expect(Object.keys(headers)).not.toContain('x-middleware-rewrite');
    expect(JSON.stringify(headers)).not.toContain('secret=1');
  }
  await site.stop();
});
