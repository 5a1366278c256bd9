import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getNoteFile, listBuilds } from '@/lib/builds/folders';
import { UNFINISHED, leaveOpen, readToEnd } from '../support/open-socket';
import { sendRaw } from '../support/raw-request';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

let copy: SiteCopy;
let site: RunningSite;

/** Adds an older build with its own script beside the newest one. */
function addEarlierBuild(root: string) {
  const [current] = listBuilds(root);
  if (!current) throw new Error('The site is not built.');
  const earlier = path.join(path.dirname(current.folder), 'earlier');
  mkdirSync(path.join(earlier, 'static', 'chunks'), { recursive: true });
  cpSync(getNoteFile(current.folder), getNoteFile(earlier));
  const note = { id: 'earlier', seconds: 1, builtAt: current.builtAt - 1 };
  writeFileSync(getNoteFile(earlier), JSON.stringify(note));
  writeFileSync(path.join(earlier, 'static', 'chunks', 'old.js'), 'old()');
}

beforeAll(async () => {
  copy = makeSiteCopy({ isBuilt: true });
  addEarlierBuild(copy.root);
  site = await copy.serve({
    DATABASE_URL: 'file:.data/leads.db',
    LOG_FORMAT: 'json',
    TRUSTED_PROXIES: '0',
  });
});
afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

it('ends a request whose body never arrives', async () => {
  const socket = await leaveOpen(site.url, UNFINISHED);
  await readToEnd(socket);
});

it('reports liveness and the state of its parts, uncached', async () => {
  const alive = await sendRaw(site.url, { path: '/livez' });
  const ready = await sendRaw(site.url, { path: '/readyz' });
  expect([alive.status, ready.status]).toEqual([200, 200]);
  expect(alive.headers['cache-control']).toBe('no-store');
  expect(ready.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(ready.body)).toMatchObject({
    status: 'ready',
    parts: {
      content: { state: 'ok', ageSeconds: expect.any(Number) },
      provider: { state: 'ok', ageSeconds: expect.any(Number) },
      journal: { state: 'ok', ageSeconds: expect.any(Number) },
      pageCache: { state: 'unused' },
    },
  });
  expect(ready.body).not.toMatch(/file:|http:|secret|\.db/);
});

it('logs a line of JSON for each request, without personal data', async () => {
  const headers = { 'x-request-id': 'forged-by-a-client', 'x-forwarded-for': '6.6.6.6' };
  const { headers: answered } = await sendRaw(site.url, {
    path: '/faq/?email=ada@example.com',
    headers,
  });
  const id = answered['x-request-id'] ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const lines = site
    .getOutput()
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      method: 'GET',
      path: '/faq/',
      requestId: id,
      status: 200,
    }),
  );
  expect(site.getOutput()).not.toMatch(/ada@|6\.6\.6\.6|127\.0\.0\.1|forged-by/);
});

it("serves the previous build's files, and responds 404 for others", async () => {
  const old = await sendRaw(site.url, { path: '/_next/static/chunks/old.js' });
  expect([old.status, old.body]).toEqual([200, 'old()']);
  expect(old.headers['cache-control']).toContain('immutable');
  expect(old.headers['content-type']).toContain('javascript');
  const gone = await sendRaw(site.url, { path: '/_next/static/chunks/gone.js' });
  expect(gone.status).toBe(404);
  expect(gone.headers['cache-control'] ?? '').not.toContain('immutable');
});
