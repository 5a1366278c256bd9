import type { Socket } from 'node:net';
import { createQuietLog } from '@/lib/quiet-log';

/**
 * Per read, which is at most 64 KB. A request has about thirty lines; in forms, browsers send line breaks encoded or
 * inside JSON.
 */
const MAX_LINES_PER_READ = 500;

const LINE_END = '\r\n';

const log = createQuietLog();

function hasTooManyLines(read: Buffer): boolean {
  let lines = 0;
  let at = read.indexOf(LINE_END);
  while (at !== -1 && lines <= MAX_LINES_PER_READ) {
    lines++;
    at = read.indexOf(LINE_END, at + LINE_END.length);
  }
  return lines > MAX_LINES_PER_READ;
}

/**
 * Closes a connection that sends thousands of tiny requests or tiny pieces of a body in one read. Node parses a read in
 * one go and runs code for each of them, even after the connection is destroyed, and nobody else is served meanwhile.
 * For a server's `connection` event, once the server itself listens to the socket.
 */
export function limitLines(socket: Socket): void {
  const parsers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (read: Buffer) => {
    if (hasTooManyLines(read)) {
      log(`Server: a connection with over ${MAX_LINES_PER_READ} lines at once was ended.`);
      socket.destroy();
    } else for (const parse of parsers) parse.call(socket, read);
  });
}
