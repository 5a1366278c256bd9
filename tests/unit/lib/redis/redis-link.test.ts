import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRedisLink, type RedisLink } from '@/lib/redis';

/** A server that speaks as much of Redis' protocol as needed; `reply` is what it says to GET, nothing if null. */
async function startRedis(port = 0) {
  const sockets = new Set<Socket>();
  const redis = { reply: '$2\r\nhi\r\n' as string | null, port: 0, close: async () => {} };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (data) => {
      for (const [, name] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        if (name?.toUpperCase() !== 'GET') socket.write('+OK\r\n');
        else if (redis.reply !== null) socket.write(redis.reply);
      }
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  redis.port = (server.address() as AddressInfo).port;
  redis.close = async () => {
    sockets.forEach((socket) => socket.destroy());
    if (server.listening) await once(server.close(), 'close');
  };
  return redis;
}

let redis: Awaited<ReturnType<typeof startRedis>>;
let link: RedisLink;
const get = async () => {
  const reply = await link.run((client) => client.get('key'));
  return reply && String(reply);
};

beforeEach(async () => {
  redis = await startRedis();
  link = createRedisLink(`redis://127.0.0.1:${redis.port}`);
});
afterEach(async () => {
  await link.close();
  await redis.close();
});

it('returns null for a refused or late reply, and works again afterwards', async () => {
  redis.reply = '-OOM command not allowed\r\n';
  expect(await get()).toBeNull();
  expect(link.status.state).toBe('down');
  redis.reply = '$2\r\nhi\r\n';
  expect(await get()).toBe('hi');
  expect(link.status.state).toBe('up');
  redis.reply = null;
  expect(await get()).toBeNull();
});

it('returns null at once while Redis is down, and reconnects', async () => {
  expect(await get()).toBe('hi');
  await redis.close();
  await vi.waitFor(() => expect(link.status.state).toBe('down'));
  expect(await get()).toBeNull();
  redis = await startRedis(redis.port);
  await vi.waitFor(async () => expect(await get()).toBe('hi'), { timeout: 10_000 });
});
