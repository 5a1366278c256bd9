import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limitLines } from '@/lib/server/limit-lines';

const seen = vi.fn<(body: string) => void>();
const server = createServer((request, response) => {
  void text(request).then((body) => {
    seen(body);
    response.end('answered');
  });
});
server.on('connection', limitLines);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());
beforeEach(() => seen.mockClear());

/** Returns the server's responses to data sent at once, until it closes the connection. */
async function send(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined);
  const isClosed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(sent);
  await isClosed;
  return answer;
}

const toPost = (headers: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

const CHUNKED = 'Transfer-Encoding: chunked';

it.each([
  ['requests', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2400)],
  ['requests without a host', 'GET / HTTP/1.1\r\n\r\n'.repeat(3600)],
  ['pieces of a body', toPost(CHUNKED, `${'1\r\na\r\n'.repeat(10_000)}0\r\n\r\n`)],
])('ends a connection with thousands of %s in one read, and answers none', async (_, sent) => {
  expect(await send(sent)).toBe('');
  expect(seen).not.toHaveBeenCalled();
});

it('passes requests with a normal number of lines', async () => {
  const headers = Array.from({ length: 100 }, (_, index) => `x-${index}: a`).join('\r\n');
  expect(await send(toPost(`${headers}\r\n${CHUNKED}`, '3\r\nabc\r\n0\r\n\r\n'))).toContain(
    ' 200 ',
  );
  expect(seen).toHaveBeenCalledWith('abc');
});

it('passes long text in one piece', async () => {
  const body = 'a line\n'.repeat(9000);
  expect(await send(toPost(`Content-Length: ${body.length}`, body))).toContain(' 200 ');
  expect(seen).toHaveBeenCalledWith(body);
});
