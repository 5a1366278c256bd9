import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http2';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';
import { openSession } from './ask';
import { ask, findScript } from './front-files';

const fleet = inject('fleet');
const origin = fleet.origins.plain;

/** For a file that exceeds what nginx buffers of one. */
const MIN_LARGE = 100_000;

test('an HTTP/2 connection has few pages in transit, with headers of a limited size', async () => {
  const { session, ask, readSettings } = openSession(fleet.origins.https);
  expect((await readSettings()).maxConcurrentStreams).toBe(16);
  const askForHealth = (headers: Record<string, string>) => ask({ ':path': '/livez', ...headers });
  expect(await askForHealth({ cookie: 'a'.repeat(4000) })).toBe(200);
  const large = Object.fromEntries([...'abcdefghij'].map((name) => [name, 'v'.repeat(4000)]));
  expect(await askForHealth(large)).not.toBe(200);
  session.destroy();
});

/** Lists nginx's worker processes. */
async function listWorkers(): Promise<string[]> {
  const { pids } = await askFleet(fleet.root);
  const main = String(pids.nginx);
  return readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
}

/** Returns the memory of nginx's workers, in bytes. */
async function measureWorkers(): Promise<number> {
  const sizes = (await listWorkers()).map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return sizes.reduce((sum, size) => sum + size, 0) * 1024;
}

/** Lists open files of nginx's workers in the folders of cached and pending pages. */
async function listOpenFiles(): Promise<string[]> {
  const { folder } = await askFleet(fleet.root);
  const state = path.join(folder, 'nginx/');
  return (await listWorkers())
    .flatMap((pid) => readdirSync(`/proc/${pid}/fd`).map((fd) => `/proc/${pid}/fd/${fd}`))
    .flatMap((link) => {
      try {
        return [readlinkSync(link)];
      } catch {
        // Closed meanwhile.
        return [];
      }
    })
    .filter((file) => file.startsWith(state));
}

test('neither cached pages nor bodies in transit take up memory through open files', async () => {
  for (let round = 0; round < 3; round += 1)
    expect((await ask({ path: '/faq/' })).status).toBe(200);
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/forms/contact/ HTTP/1.1', `host: ${hostname}`, 'content-length: 65000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n${'a'.repeat(60_000)}`);
  await sleep(500);
  expect(await listOpenFiles()).toEqual([]);
  socket.destroy();
});

test('files in transit to slow readers behind one address do not count as connections', async () => {
  const [script, before] = [await findScript(MIN_LARGE), await measureWorkers()];
  // Each reads only the beginning, so that its file stays in transit.
  const options = { localAddress: '127.0.0.4', settings: { initialWindowSize: 100 } };
  const sessions = Array.from({ length: 10 }, () => openSession(fleet.origins.https, options));
  const statuses = sessions.flatMap(({ session }) =>
    Array.from({ length: 14 }, async () => {
      const stream = session.request({ ':path': script }).on('error', () => undefined);
      const [answer] = await once(stream, 'response');
      return (answer as IncomingHttpHeaders)[':status'] as unknown;
    }),
  );
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  // Each keeps part of its file in memory.
  expect(((await measureWorkers()) - before) / statuses.length).toBeLessThan(MIN_LARGE / 2);
  for (const { session } of sessions) session.destroy();
});

test('few requests with large headers from one client are in transit', async () => {
  const script = await findScript(MIN_LARGE);
  const options = { localAddress: '127.0.0.5', settings: { initialWindowSize: 100 } };
  const sessions = Array.from({ length: 10 }, () => openSession(fleet.origins.https, options));
  const statuses = await Promise.all(
    sessions.flatMap(({ session }) =>
      Array.from({ length: 15 }, async () => {
        // Three quarters of it on the wire. If repeated, it would take a single byte.
        const cookie = randomBytes(3000).toString('base64');
        const stream = session.request({ ':path': script, cookie });
        return once(stream, 'response').then(
          ([answer]) => (answer as IncomingHttpHeaders)[':status'] as unknown,
          () => 'closed',
        );
      }),
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(new Set(statuses)).toEqual(new Set([200, 'closed']));
  for (const { session } of sessions) session.destroy();
});

test('neither thousands of headers nor huge ones are accepted', async () => {
  const [script, { session, ask }] = [await findScript(), openSession(fleet.origins.https)];
  // A repeated header takes a byte.
  const a = Array.from({ length: 3000 }, () => '');
  expect(await ask({ ':path': script, a })).toBe(400);
  const large = randomBytes(9000).toString('base64');
  expect(await ask({ ':path': script, a: large })).toBe(431);
  session.destroy();
});

test.each([
  ['many cookies', Array.from({ length: 300 }, () => 'a=')],
  ['long cookies', Array.from({ length: 3 }, () => `a=${'a'.repeat(3000)}`)],
])('%s are answered by nothing, whatever they are sent with', async (_, cookie) => {
  const { session, ask } = openSession(fleet.origins.https);
  const toStatus = (headers: OutgoingHttpHeaders) =>
    Promise.race([ask({ ':path': '/faq/', ...headers }), sleep(5000, 'still open')]);
  expect(await toStatus({})).toBe(200);
  for (const sent of [{}, { ':method': 'PUT' }, { ':path': '/faq/#' }, { 'content-length': 'x' }]) {
    expect(await toStatus({ cookie, ...sent })).toBeInstanceOf(Error);
  }
  session.destroy();
});

const REFUSED = [
  ...['/_next/static/?x', '/nodes/#x', '//_next/static/none/', '/.refused', '/..%2f/', '/%', '*'],
  `/${'a'.repeat(15_000)}`,
];

test.each(REFUSED.map((path) => [path.slice(0, 20), path] as const))(
  'what nginx refuses is over though its client reads nothing: %s',
  async (_, path) => {
    const settings = { initialWindowSize: 0 };
    const { session, ask } = openSession(fleet.origins.https, { settings });
    const asked = ask({ ':path': path });
    expect([400, 404, 414, 431]).toContain(await Promise.race([asked, sleep(5000, 'still open')]));
    session.destroy();
  },
);
