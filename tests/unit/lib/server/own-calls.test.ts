import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { createTotalGuard } from '@/lib/server/connections';
import { takeOwnCalls } from '@/lib/server/own-calls';

const closings: (() => void)[] = [];

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Starts a visitor-facing server at another of this machine's addresses. */
async function serve() {
  const server = createServer((request, response) => response.end(request.url));
  await once(server.listen(0, '127.0.0.2'), 'listening');
  const endOwnCalls = await takeOwnCalls(server);
  closings.push(
    endOwnCalls,
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { server, endOwnCalls };
}

const ask = async (path: string) => (await fetchFromOwnServer(path)).text();

it('reaches itself, whatever address visitors use', async () => {
  await serve();
  expect(await ask('/faq/')).toBe('/faq/');
});

it('reaches itself while visitors use up all connections', async () => {
  const { server } = await serve();
  server.on('connection', createTotalGuard(0));
  expect(await ask('/faq/')).toBe('/faq/');
});

it('reaches itself during shutdown, until the port is closed', async () => {
  const { server, endOwnCalls } = await serve();
  server.close();
  expect(await ask('/faq/')).toBe('/faq/');
  server.closeAllConnections();
  endOwnCalls();
  await expect(ask('/faq/')).rejects.toThrow();
});
