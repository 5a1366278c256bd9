import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw-request';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

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

/** Returns the statuses of several posts, each claiming its own address. */
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

describe('a client that forges addresses', () => {
  it('is limited anyway without trusted proxies', async () => {
    const site = await copy.serve({ FORMS_RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: '0' });
    const statuses = await postAll(site, FIVE);
    await site.stop();
    expect(statuses.map(isLimited)).toEqual([false, false, false, true, true]);
  });

  it('is identified behind a trusted proxy by the address it saw, IPv6 by /64', async () => {
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

describe('a served site', () => {
  let site: RunningSite;
  beforeAll(async () => void (site = await copy.serve({})));
  afterAll(() => site?.stop());

  /** Requests as a separate client, so that no test uses up another's limit. */
  const ask = (path: string, address: string) =>
    sendRaw(site.url, { path, headers: { 'x-forwarded-for': address } });

  it('limits each client in costly pages, and in no others', async () => {
    const compare = () => ask('/nodes/compare/?chain=eth&chain=base', '192.0.2.2');
    expect((await compare()).status).toBe(200);
    const statuses: number[] = [];
    // Refused previews count too and cost nothing, so that all of them fit into a minute on a busy machine.
    for (let index = 1; index < 60; index++)
      statuses.push((await ask('/preview/?token=a', '192.0.2.2')).status);
    expect(statuses.some(isLimited)).toBe(false);
    const last = await compare();
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/faq/', '192.0.2.2')).status).toBe(200);
    expect((await ask('/nodes/compare/?chain=eth', '192.0.2.3')).status).toBe(200);
  });
});
