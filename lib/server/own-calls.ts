import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { describeError } from '@/lib/errors';
import { setOwnOrigin } from '@/lib/http/own-server';

const HOST = '127.0.0.1';

/**
 * Takes what the site asks itself at a port of its own: whatever address visitors come to, however many connections
 * they have, and while the requests that need it are answered before the server ends. Returns what closes the port.
 */
export async function takeOwnCalls(server: Server): Promise<() => void> {
  const own = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  await once(own.listen(0, HOST), 'listening');
  // Such as too many open files, of which the next call may know nothing.
  own.on('error', (error) => console.error(describeError(error)));
  setOwnOrigin(`http://${HOST}:${(own.address() as AddressInfo).port}`);
  return () => own.close();
}
