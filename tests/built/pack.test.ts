import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getFreePort, waitUntilServed } from '../support/site-copy';

// In a separate folder without packages above it.

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'packed-')), 'site');
let child: ChildProcess;
let url = '';

const pack = (target: string) =>
  spawnSync('node_modules/.bin/tsx', ['scripts/pack.ts', target], { encoding: 'utf8' });

beforeAll(async () => {
  const { status, stderr } = pack(folder);
  expect(status, stderr).toBe(0);
  const port = await getFreePort();
  child = spawn(process.execPath, ['programs/server.mjs'], {
    cwd: folder,
    stdio: 'inherit',
    // Nothing of this process, whose paths lead to the project.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
  });
  url = `http://127.0.0.1:${port}`;
  await waitUntilServed(`${url}/livez`, child);
});

afterAll(async () => {
  child?.kill('SIGTERM');
  if (child?.exitCode === null) await once(child, 'exit');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

it.each([
  '/',
  '/cn/nodes/eth/',
  '/nodes/eth/eth_call/',
  '/nodes/eth/social.png',
  '/nodes/eth/index.md',
  '/search/?q=node',
  '/nodes/compare/?chain=eth&chain=sol',
  '/contact/',
  '/nodes.json',
  '/readyz',
])('a packed server answers %s', async (address) => {
  const response = await fetch(url + address);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
});

it('a packed server has the data of each part of a page', async () => {
  for (const part of ['/_tree', '/_full', '/$d$locale']) {
    const headers = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': part };
    const response = await fetch(`${url}/cn/nodes/eth/`, { headers });
    expect(response.status, part).toBe(200);
    expect(response.headers.get('content-type'), part).toBe('text/x-component');
  }
});

it('a packed server has the commands of an operator', () => {
  const run = (name: string, ...args: string[]) =>
    execFileSync(process.execPath, [`programs/${name}.mjs`, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  expect(run('leads', 'list')).toContain('status');
  run('publish-assets', path.join(folder, 'assets'));
  expect(readdirSync(path.join(folder, 'assets', '_next', 'static')).length).toBeGreaterThan(0);
});
