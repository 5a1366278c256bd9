import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getNoteFile, listBuilds } from '@/lib/builds/folders';
import { getFreePort, makeSiteCopy, waitUntilServed, type SiteCopy } from '../support/site-copy';
import { sendRaw } from '../support/raw-request';

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

/** Starts the site by a command of its own and waits until it answers. */
async function start(command: string, args: string[], env: Record<string, string> = {}) {
  const port = await getFreePort();
  const started = spawn(command, args, {
    cwd: copy.root,
    // A group of its own, so that whatever is left of it can be found.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  child = started;
  let output = '';
  started.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  started.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed(`${url}/livez`, started);
  return { child: started, port, url, getOutput: () => output };
}

const startServer = (env?: Record<string, string>) => start('npm', ['start'], env);

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

/** Opens a connection, writes to it, and leaves it as it is. */
async function leaveOpen(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

const UNFINISHED =
  'POST /api/forms/contact/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
const UPGRADE =
  'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n';

describe('a server that is asked to end', () => {
  it('ends with npm, which started it, and leaves no process behind', async () => {
    const { child: npm } = await startServer();
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    expect(await isGroupAlive(npm.pid)).toBe(false);
  });

  it('ends within its time, whoever holds a connection open', async () => {
    const server = await startServer({ SHUTDOWN_TIMEOUT_MS: '2000' });
    const sockets = await Promise.all(
      ['', 'GET / HTTP/1.1\r\n', UNFINISHED, UPGRADE].map((text) => leaveOpen(server.port, text)),
    );
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    expect(await isGroupAlive(server.child.pid)).toBe(false);
    expect(server.getOutput()).toContain('cut off');
    for (const socket of sockets) socket.destroy();
  });

  it('answers the request under way first', async () => {
    const server = await startServer();
    const socket = await leaveOpen(server.port, UNFINISHED);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    // The server has begun to read it once another request was answered.
    await sendRaw(server.url, { path: '/livez' });
    server.child.kill('SIGTERM');
    await sleep(200);
    socket.write(`"a":"${'b'.repeat(92)}"}`);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/connection: close/i);
    expect(await isGroupAlive(server.child.pid)).toBe(false);
  });
});

describe('a running server', () => {
  it('ends a request whose body never comes', async () => {
    const { port } = await startServer();
    const socket = await leaveOpen(port, UNFINISHED);
    socket.resume();
    await once(socket, 'close');
  });

  it('takes no more of a body than it reads', async () => {
    const { port } = await startServer({ PRISMIC_WEBHOOK_SECRET: 'secret' });
    for (const address of ['/api/revalidate/', '/api/forms/contact/']) {
      const socket = await leaveOpen(
        port,
        `POST ${address} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      // Not the awaited event: a connection that is reset after the answer is an error to it.
      const closed = new Promise((resolve) => socket.on('close', resolve));
      const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
      for (let index = 0; index < 100 && !socket.destroyed && !answer; index++) {
        socket.write(chunk);
        await sleep(10);
      }
      if (!socket.destroyed) socket.end('0\r\n\r\n');
      await closed;
      expect(answer, address).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it('ends a connection that sends thousands of requests or pieces at once', async () => {
    const { url, port } = await startServer();
    const head = 'POST /mcp/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    for (const sent of [
      'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500),
      `${head}${'1\r\na\r\n'.repeat(10_000)}0\r\n\r\n`,
    ]) {
      const socket = await leaveOpen(port, sent);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      if (!socket.destroyed) await new Promise((resolve) => socket.on('close', resolve));
      expect(answer).toBe('');
    }
    expect((await sendRaw(url, { path: '/livez' })).status).toBe(200);
  });

  it('answers one request on a connection whose expectation cannot be met', async () => {
    const { port } = await startServer();
    const socket = await leaveOpen(
      port,
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'.repeat(2),
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 417']);
  });

  it('says that it lives and how its parts are, uncached', async () => {
    const { url } = await startServer({ DATABASE_URL: 'file:.data/leads.db' });
    const alive = await sendRaw(url, { path: '/livez' });
    const ready = await sendRaw(url, { path: '/readyz' });
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

  it('logs a line of JSON for each request, which names nobody', async () => {
    const { url, getOutput } = await startServer({ LOG_FORMAT: 'json' });
    const headers = { 'x-request-id': 'forged-by-a-client', 'x-forwarded-for': '6.6.6.6' };
    const { headers: answered } = await sendRaw(url, {
      path: '/faq/?email=ada@example.com',
      headers,
    });
    const id = answered['x-request-id'] ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const lines = getOutput()
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
    expect(getOutput()).not.toMatch(/ada@|6\.6\.6\.6|127\.0\.0\.1|forged-by/);
  });

  it('serves the files of the build before, and says of others that they are gone', async () => {
    const [current] = listBuilds(copy.root);
    if (!current) throw new Error('The site is not built.');
    const earlier = path.join(path.dirname(current.folder), 'earlier');
    mkdirSync(path.join(earlier, 'static', 'chunks'), { recursive: true });
    cpSync(getNoteFile(current.folder), getNoteFile(earlier));
    const note = { id: 'earlier', seconds: 1, builtAt: current.builtAt - 1 };
    writeFileSync(getNoteFile(earlier), JSON.stringify(note));
    writeFileSync(path.join(earlier, 'static', 'chunks', 'old.js'), 'old()');
    const { url } = await startServer();
    const old = await sendRaw(url, { path: '/_next/static/chunks/old.js' });
    expect([old.status, old.body]).toEqual([200, 'old()']);
    expect(old.headers['cache-control']).toContain('immutable');
    expect(old.headers['content-type']).toContain('javascript');
    const gone = await sendRaw(url, { path: '/_next/static/chunks/gone.js' });
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
