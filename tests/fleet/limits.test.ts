import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, inject, test } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';
import { hasIpv6 } from '@/scripts/fleet/listen';
import { openSession, type Asked } from './ask';
import { ask, findScript } from './front-files';

const fleet = inject('fleet');
const origin = fleet.origins.plain;

test("a section of the editors' simulator reaches the site, over either protocol", async () => {
  const path = `/slice-simulator/?state=${'a'.repeat(12_000)}`;
  expect((await ask({ path })).status).toBe(200);
  const cookie = 'b'.repeat(4000);
  expect((await ask({ path, headers: { cookie } })).status).toBe(200);
  const { session, ask: askOverHttp2 } = openSession(fleet.origins.https);
  expect(await askOverHttp2({ ':path': path })).toBe(200);
  session.destroy();
});

test.runIf(hasIpv6()).each(['127.0.0.1', '[::1]'])('the site answers at %s', async (host) => {
  const { port } = new URL(fleet.origins.http);
  const asked = { path: '/pricing/', headers: { host: 'localhost' } };
  const { status, headers } = await ask(asked, `http://${host}:${port}`);
  expect([status, headers.location]).toEqual([308, `${fleet.origins.https}/pricing/`]);
});

test.each([
  ['X25519', true],
  ['prime256v1', true],
  ['secp384r1', false],
  ['ffdhe2048', false],
  ['ffdhe8192', false],
])('a client may agree on keys by %s: %s', async (ecdhCurve, isAgreed) => {
  const { hostname: host, port } = new URL(fleet.origins.https);
  const socket = connect({ host, port: Number(port), ecdhCurve, rejectUnauthorized: false });
  const agreed = await once(socket, 'secureConnect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  expect(agreed).toBe(isAgreed);
});

test.each(['/x/..%2f_next/static/none/', '//_next/static/none/', '/_next/static/?x'])(
  'what only resolves to a static file has no share in their limits: %s',
  async (path) => {
    const { status, headers } = await ask({ path });
    // Not the site's response.
    expect([status, headers['content-security-policy']]).toEqual([404, undefined]);
  },
);

test('a file is sent in at most one range', async () => {
  const script = await findScript();
  const askFor = async (range: string) => (await ask({ path: script, headers: { range } })).status;
  expect(await askFor('bytes=0-9')).toBe(206);
  expect(await askFor('bytes=0-0,2-2,4-4')).toBe(200);
});

test("nginx's own responses fill no log, and their lines are short", async () => {
  const { folder } = await askFleet(fleet.root);
  const script = await findScript();
  const refused = `/refused-${'x'.repeat(3000)}`;
  const cheap: [path: string, status: number | null, asked: Partial<Asked>, base?: string][] = [
    [script, 200, {}],
    [refused, null, { headers: { host: 'other.example' } }],
    ['/instances/some', 404, {}],
    ['/_next/static/none.js', 404, {}],
    ['/posted/', 308, { method: 'POST' }, fleet.origins.http],
  ];
  for (const [path, status, asked, base] of cheap) {
    for (let round = 0; round < 10; round += 1) {
      const send = () => ask({ path, ...asked }, base).catch(() => null);
      const answers = await Promise.all(Array.from({ length: 30 }, send));
      if (status !== null)
        expect(new Set(answers.map((one) => one?.status))).toEqual(new Set([status]));
    }
  }
  await ask({ path: `/asked-${'x'.repeat(1000)}` });
  const readLines = () =>
    readFileSync(path.join(folder, 'access.log'), 'utf8').split('\n').filter(Boolean);
  await expect.poll(() => readLines().join(), { timeout: 5000 }).toContain('/asked-');
  for (const [path] of cheap) {
    const lines = readLines().filter((line) => line.includes(path.slice(0, 100)));
    expect(lines.length, path).toBeLessThan(50);
  }
  expect(Math.max(...readLines().map((line) => line.length))).toBeLessThan(500);
});

test('a client that requests too much, too often or another host is rejected', async () => {
  const client = { path: '/pricing/?many', localAddress: '127.0.0.2' };
  // Beyond a hundred at a time, they are closed without a status.
  const many = await Promise.all(Array.from({ length: 400 }, () => ask(client).catch(() => null)));
  const refused = many.filter((answer) => answer?.status === 429);
  expect(refused.length).toBeGreaterThan(50);
  // Browsers show their own page for this.
  expect(refused[0]?.headers).toMatchObject({
    'retry-after': '1',
    'content-type': 'text/html',
    'cache-control': 'no-store',
  });
  expect((await ask({ path: '/pricing/' })).status).toBe(200);
  const body = 'x'.repeat(70_000);
  const posted = await fetch(`${origin}/api/forms/contact/`, { method: 'POST', body });
  expect(posted.status).toBe(413);
  const put = await fetch(`${origin}/`, { method: 'PUT', body });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(await put.text()).toBe('');
  await expect(ask({ path: '/', headers: { host: 'elsewhere.example' } })).rejects.toThrow();
});

test('a client that requests files endlessly is rejected', async () => {
  const script = await findScript();
  const statuses: unknown[] = [];
  // A connection ends after a thousand requests. A slow machine needs more connections to exceed the limit.
  for (let connection = 0; connection < 50 && !statuses.includes(429); connection += 1) {
    const { session, ask } = openSession(fleet.origins.https, { localAddress: '127.0.0.3' });
    for (let round = 0; round < 32; round += 1) {
      const send = () => ask({ ':path': script, ':method': 'HEAD' });
      statuses.push(...(await Promise.all(Array.from({ length: 25 }, send))));
    }
    session.destroy();
  }
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
  // A page requests far less at once.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1000);
});

test.each([
  // In a redirect, each of these characters takes three.
  ['an address that grows in a redirect', { path: `/about?${'"'.repeat(12_000)}` }],
  [
    'an address whose redirect is as large as the site allows',
    { path: `/about?${'"'.repeat(5000)}` },
  ],
  ['a body that is refused', { path: '/', method: 'POST' as const, body: 'a'.repeat(60_000) }],
])('%s takes no instance out', async (_, hostile) => {
  const statuses: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const [asked] = await Promise.all([
      ask({ path: `/pricing/?round=${round}` }),
      ...Array.from({ length: 5 }, () => ask(hostile).catch(() => undefined)),
    ]);
    statuses.push(asked.status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});
