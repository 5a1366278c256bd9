import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { watchOver } from '@/lib/server/when-over';

it('ends every request of a closed connection, including queued ones', async () => {
  let begun = 0;
  let over = 0;
  // The first is never answered, so that the second waits.
  const server = createServer((request, response) => {
    begun += 1;
    watchOver(request.socket, response)(() => (over += 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /a HTTP/1.1\r\nHost: site\r\n\r\nGET /b HTTP/1.1\r\nHost: site\r\n\r\n');
  await vi.waitFor(() => expect(begun).toBe(2));
  client.destroy();
  await vi.waitFor(() => expect(over).toBe(2));
  server.close();
});

it('ends a request once its response is sent, and only once', async () => {
  const ended = vi.fn();
  const server = createServer((request, response) => {
    watchOver(request.socket, response)(ended);
    response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(ended).toHaveBeenCalledTimes(1);
});
