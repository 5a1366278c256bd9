import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request whose body never arrives. */
export const UNFINISHED =
  'POST /api/forms/contact/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

/** Opens a connection, writes to it, and leaves it open. */
export async function leaveOpen(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Reads everything on a connection until it ends, even if it is reset after that. */
export function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => {
    if (socket.destroyed) resolve(text);
    socket.on('close', () => resolve(text));
  });
}
