import { mkdtempSync } from 'node:fs';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parseEnv } from '@/lib/env';
import { createListener } from '@/lib/server/listener';

const closings: (() => void)[] = [];
afterEach(() => closings.splice(0).forEach((close) => close()));

/** A server behind one proxy, whose answers wait until they are let go. */
async function serve() {
  const held: ServerResponse[] = [];
  const listener = await createListener({
    root: mkdtempSync(path.join(tmpdir(), 'listener-')),
    buildId: 'none',
    env: parseEnv({ TRUSTED_PROXIES: '1' }),
    isEnding: () => false,
    answer: async (_, response) => void held.push(response),
  });
  const server = createServer(listener).listen(0);
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    held,
    port,
    get: (client: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'x-forwarded-for': client };
        ask({ port, headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      }),
  };
}

it('hands on four requests of a client with forty connections, and those of others at once', async () => {
  const { held, get } = await serve();
  const statuses = Array.from({ length: 40 }, () => get('192.0.2.66'));
  await vi.waitFor(() => expect(held).toHaveLength(4));
  const other = get('198.51.100.1');
  await vi.waitFor(() => expect(held).toHaveLength(5));
  held[4]?.end();
  expect(await other).toBe(200);

  const isOver = Promise.all(statuses);
  let answered = 0;
  while (answered < 40) {
    await vi.waitFor(() => expect(held.filter((one) => !one.writableEnded)).not.toHaveLength(0));
    const open = held.filter((one) => !one.writableEnded);
    expect(open.length).toBeLessThanOrEqual(4);
    for (const response of open) response.end();
    answered += open.length;
  }
  expect(new Set(await isOver)).toEqual(new Set([200]));
});

/** Sends a body in two halves on a connection that is kept, and then asks for a page. */
async function sendRefused(port: number, head: string, halves: readonly [string, string]) {
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n${halves[0]}`);
  await vi.waitFor(() => expect(answers).toContain(' 405 '));
  socket.write(`${halves[1]}GET /livez HTTP/1.1\r\nhost: a\r\n\r\n`);
  closings.push(() => socket.destroy());
  return { socket, getAnswers: () => answers };
}

it('lets a small body that it refuses run out, so that a proxy can read the answer', async () => {
  const { port } = await serve();
  const half = 'a'.repeat(20_000);
  const { getAnswers } = await sendRefused(port, 'content-length: 40000', [half, half]);
  await vi.waitFor(() => expect(getAnswers()).toMatch(/ 405 [^]* 200 /));
});

it('ends a connection whose body may have no end', async () => {
  const { port } = await serve();
  const { socket } = await sendRefused(port, 'transfer-encoding: chunked', ['5\r\naaaaa\r\n', '']);
  await vi.waitFor(() => expect(socket.closed || socket.readableEnded).toBe(true));
});
