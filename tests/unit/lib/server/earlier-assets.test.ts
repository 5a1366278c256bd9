import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEarlierAssets } from '@/lib/server/earlier-assets';

let root: string;
let server: Server;
let origin: string;

function addFile(build: string, name: string, text: string) {
  const file = path.join(root, build, 'static', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
  addFile('now', 'chunks/shared.js', 'now');
  addFile('before', 'chunks/shared.js', 'before');
  addFile('before', 'chunks/a~b.js', 'before');
  addFile('oldest', 'chunks/a~b.js', 'oldest');
  addFile('oldest', 'only.css', 'oldest');
  const serve = createEarlierAssets(['now', 'before', 'oldest'].map((id) => path.join(root, id)));
  server = createServer((request, response) => {
    void serve(request, response).then((isServed) => {
      if (!isServed) response.writeHead(404).end('next');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const get = async (address: string, headers = {}) => {
  const response = await fetch(origin + address, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

it('files of earlier builds are served, newest first', async () => {
  expect(await get('/_next/static/chunks/a~b.js')).toMatchObject({ status: 200, text: 'before' });
  expect(await get('/_next/static/only.css?v=1')).toMatchObject({ status: 200, text: 'oldest' });
  const { headers } = await get('/_next/static/only.css');
  expect(headers.get('cache-control')).toContain('immutable');
});

it.each([
  '/_next/static/chunks/shared.js',
  '/_next/static/none.js',
  '/_next/static/../../secret',
  '/only.css',
  '/',
])('%s is left to Next', async (address) => {
  expect((await get(address)).text).toBe('next');
});
