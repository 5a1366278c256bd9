import { fork } from 'node:child_process';
import { createServer, type Server, type ServerOpts, type Socket } from 'node:net';
import path from 'node:path';
import { describeError } from '@/lib/errors';

const MAX_COPY_MS = 5000;

/** An object of Node with a file descriptor, which `server.listen()` takes in place of a port. */
type Handle = object;

/** Returns up to `count` copies of a listening server's handle: more file descriptors for the same socket. */
function copyHandle(server: Server, count: number): Promise<Handle[]> {
  const { _handle: handle } = server as unknown as { _handle: Server };
  const child = fork(path.join(import.meta.dirname, 'copy-handle.mjs'), {
    execArgv: [],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: MAX_COPY_MS,
    killSignal: 'SIGKILL',
  });
  const copies: Handle[] = [];
  return new Promise((resolve, reject) => {
    child.on('message', (_, copy) => {
      if (copy) copies.push(copy);
      if (copies.length === count) child.disconnect();
    });
    child.once('exit', () => resolve(copies));
    child.once('error', reject);
    child.send(count, handle, (error) => {
      if (error) reject(error);
    });
  });
}

/**
 * Lets a listening server accept `count` more connections in each turn of the event loop. Node accepts one per handle,
 * and turns are long while pages are rendered: behind a burst of connections, visitors would wait for seconds before
 * any limit sees whose they are. Only another process can send copies of a handle. Without them, the server works as
 * before.
 * @returns the servers that accept connections for it, to be closed with it
 */
export async function addAcceptors(
  server: Server,
  { count, ...options }: Pick<ServerOpts, 'highWaterMark'> & { count: number },
): Promise<Server[]> {
  const copies = await copyHandle(server, count).catch((error: unknown) => {
    console.error(describeError(error));
    return [];
  });
  if (copies.length < count) console.warn(`Only ${copies.length} of ${count} handles were copied.`);
  const accept = (socket: Socket) => void server.emit('connection', socket);
  return copies.map((handle) =>
    createServer({ allowHalfOpen: true, noDelay: true, ...options }, accept)
      .on('error', (error) => console.error(describeError(error)))
      .listen(handle),
  );
}
