import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import lzString from 'lz-string';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FOLDERS, readMocks, readModel, toApiSlice } from '../../scripts/library/slices';
import { isExhaustive } from '../support/exhaustive';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

/** As many as the simulator accepts. */
const MAX_SECTIONS = 20;
const MAX_BYTES = 16 * 1024 * 1024;

let copy: SiteCopy;
let site: RunningSite;

beforeAll(async () => {
  copy = makeSiteCopy({ isBuilt: true });
  site = await copy.serve({});
});
afterAll(async () => {
  await site.stop();
  copy.remove();
});

function toAddress(name: string): string {
  const [mock] = readMocks(name);
  if (!mock) throw new Error(`${name} has no mock`);
  const slice = toApiSlice(readModel(name), mock);
  const slices = Array.from({ length: MAX_SECTIONS }, (_, id) => ({ ...slice, id: String(id) }));
  const state = lzString.compressToEncodedURIComponent(JSON.stringify(slices));
  return `${site.url}/slice-simulator/?state=${state}`;
}

const open = (address: string) => fetch(address, { headers: { 'sec-fetch-dest': 'iframe' } });

/** The same, but waits while the simulator is rate-limited. */
async function openInTurn(address: string): Promise<Response> {
  for (;;) {
    const response = await open(address);
    if (response.status !== 429) return response;
    await response.body?.cancel();
    await sleep(200);
  }
}

/** Every third kind of section in a sample. */
const SAMPLE = FOLDERS.filter((_, index) => isExhaustive || index % 3 === 0);

it.each(SAMPLE)('a simulator page full of %s stays within bounds', async (name) => {
  const response = await openInTurn(toAddress(name));
  // Some do not fit into a URL twenty times.
  expect(response.status).toBeLessThan(500);
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
});

it('rejects simulator pages while others are rendered, and serves them afterwards', async () => {
  const address = toAddress('UnitPrices');
  // Requests of earlier tests no longer count.
  await sleep(1100);
  const read = async () => {
    const response = await open(address);
    await response.arrayBuffer();
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 10 }, read));
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  await expect.poll(read, { timeout: 15_000, interval: 1100 }).toBe(200);
});

it.each(['range', 'if-match', 'if-unmodified-since'])(
  'a file answers whatever %s asks for',
  async (header) => {
    const headers = { [header]: 'bytes=99999999-' };
    expect((await fetch(`${site.url}/favicon.ico`, { headers })).status).toBe(200);
  },
);

it.each(['/nodes.rsc', '/cn/nodes.rsc', '/nodes.segments/_tree.segment.rsc', '/favicon.ico.rsc'])(
  '%s is no address of the site',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);

it('serves simulator pages after abandoned pipelined requests', async () => {
  const { hostname, port } = new URL(site.url);
  const request = 'GET /slice-simulator/ HTTP/1.1\r\nHost: site\r\nSec-Fetch-Dest: iframe\r\n\r\n';
  for (let round = 0; round < 3; round++) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(request + request);
    await sleep(20);
    socket.resetAndDestroy();
    await sleep(1000);
  }
  await expect
    .poll(async () => (await open(`${site.url}/slice-simulator/`)).status, {
      timeout: 15_000,
      interval: 1100,
    })
    .toBe(200);
});
