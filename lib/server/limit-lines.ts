import type { Socket } from 'node:net';
import { createQuietLog } from '@/lib/quiet-log';

/**
 * Of one read, which has 64 KB at most. A request has some thirty lines; browsers send line breaks of a form encoded
 * or within JSON.
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
 * Ends a connection that sends thousands of tiny requests or tiny pieces of a body in one read. Node parses a read in
 * one go and runs code for each of them, also after the connection has been destroyed, so that nobody else is answered
 * meanwhile. For a server's `connection` event, once the server itself listens to the socket.
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
