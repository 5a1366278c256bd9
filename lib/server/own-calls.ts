import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describeError } from '@/lib/errors';
import { setOwnOrigin } from '@/lib/http/own-server';

const HOST = '127.0.0.1';

const ownSockets = new WeakSet<Socket>();

/** True for the connection of one of the site's own requests. */
export const isOwnCall = (socket: Socket): boolean => ownSockets.has(socket);

/**
 * Receives the site's own requests on a separate port, which works whatever address visitors use, however many
 * connections they have, and during a shutdown while the requests that need it finish. Returns a function that closes
 * the port.
 */
export async function takeOwnCalls(server: Server): Promise<() => void> {
  const own = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    ownSockets.add(socket);
    server.emit('connection', socket);
  });
  await once(own.listen(0, HOST), 'listening');
  // For example too many open files, which the next call may not run into.
  own.on('error', (error) => console.error(describeError(error)));
  setOwnOrigin(`http://${HOST}:${(own.address() as AddressInfo).port}`);
  return () => own.close();
}
