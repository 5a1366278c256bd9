import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { UNFINISHED, leaveOpen, readToEnd } from '../support/open-socket';
import { sendRaw } from '../support/raw-request';
import {
  collectOutput,
  getFreePort,
  makeSiteCopy,
  waitUntilServed,
  type SiteCopy,
} from '../support/site-copy';

const UPGRADE =
  'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n';

let copy: SiteCopy;
let child: ChildProcess | null = null;

beforeAll(() => {
  copy = makeSiteCopy({ isBuilt: true });
});
afterEach(() => {
  if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  child = null;
});
afterAll(() => copy.remove());

/** Starts the site as an operator would and waits until it responds. */
async function start(env: Record<string, string> = {}) {
  const port = await getFreePort();
  const started = spawn('npm', ['start'], {
    cwd: copy.root,
    // In its own process group, so that anything left of it can be found.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  child = started;
  const getOutput = collectOutput(started);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed(`${url}/livez`, started);
  return { child: started, url, getOutput };
}

async function isGroupAlive(pid: number | undefined): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      process.kill(-Number(pid), 0);
    } catch {
      return false;
    }
    await sleep(100);
  }
  return true;
}

it('the server ends with npm, which started it, and leaves no process behind', async () => {
  const { child: npm } = await start();
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(await isGroupAlive(npm.pid)).toBe(false);
});

it('the server shuts down in time even while connections stay open', async () => {
  const server = await start({ SHUTDOWN_TIMEOUT_MS: '2000' });
  const sockets = await Promise.all(
    ['', 'GET / HTTP/1.1\r\n', UNFINISHED, UPGRADE].map((text) => leaveOpen(server.url, text)),
  );
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(await isGroupAlive(server.child.pid)).toBe(false);
  expect(server.getOutput()).toContain('cut off');
  for (const socket of sockets) socket.destroy();
});

it('the server finishes the open request before it ends', async () => {
  const server = await start();
  const socket = await leaveOpen(server.url, UNFINISHED);
  const answer = readToEnd(socket);
  // The server has started to read it once another request was answered.
  await sendRaw(server.url, { path: '/livez' });
  server.child.kill('SIGTERM');
  await sleep(200);
  socket.write(`"a":"${'b'.repeat(92)}"}`);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answer).toMatch(/connection: close/i);
  expect(await isGroupAlive(server.child.pid)).toBe(false);
});
