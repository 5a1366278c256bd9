import { once } from 'node:events';
import { connect } from 'node:net';
import { count, type Tally } from './tally';

const TOTAL_BYTES = 300e6;
const CHUNK_BYTES = 0x10000;
const CHUNK = `${CHUNK_BYTES.toString(16)}\r\n${' '.repeat(CHUNK_BYTES)}\r\n`;
const ADDRESSES = ['/api/revalidate/', '/api/forms/contact/'];

/** Sends a chunked body for as long as the server accepts it; returns the status and the number of bytes sent. */
async function sendBody(origin: string, address: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  socket.write(
    `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  let sent = 0;
  while (sent < TOTAL_BYTES && socket.writable) {
    const isTaken = socket.write(CHUNK);
    sent += CHUNK_BYTES;
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  if (socket.writable) socket.end('0\r\n\r\n');
  await closed;
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer';
  return { status, sent };
}

/** Sends 300 MB to the webhook and to a form, and counts the responses and the bytes accepted before them. */
export async function sendHugeBodies(origin: string): Promise<Tally> {
  const tally: Tally = new Map();
  for (const address of ADDRESSES) {
    const { status, sent } = await sendBody(origin, address);
    count(tally, status);
    count(tally, `${(sent / 1e6).toFixed(0)} MB taken`);
  }
  return tally;
}
