import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, type Tally } from './tally';

const CLIENTS_OF_A_KIND = 50;
const DURATION_MS = 20_000;
const STEP_MS = 100;
/** More than a connection's buffers hold, so that the server has to wait for the reader. */
const PIPELINED = 8;

type Kind = {
  name: string;
  /** Sent when the connection opens. */
  opening: string;
  /** Runs every 100 ms. */
  step: (socket: Socket) => void;
};

const HEAD = 'GET /nodes/ HTTP/1.1\r\nHost: localhost\r\n';
const nothing = () => undefined;

const KINDS: readonly Kind[] = [
  { name: 'slow headers', opening: `${HEAD}X-Slow: `, step: (socket) => socket.write('a') },
  {
    name: 'slow body',
    opening:
      'POST /api/forms/contact/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    step: (socket) => socket.read(),
  },
  {
    name: 'slow reader',
    opening: `${HEAD}\r\n`.repeat(PIPELINED),
    step: (socket) => socket.read(1),
  },
  {
    name: 'idle',
    opening: 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n',
    step: (socket) => socket.read(),
  },
];

/** Keeps one slow connection of its kind open, and opens another whenever the server closes it. */
async function linger(origin: URL, { name, opening, step }: Kind, end: number, tally: Tally) {
  while (Date.now() < end) {
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(opening));
    socket.on('error', nothing);
    // Read only by the step.
    socket.on('readable', nothing);
    while (!socket.destroyed && Date.now() < end) {
      await sleep(STEP_MS);
      if (socket.writable) step(socket);
    }
    count(tally, socket.destroyed ? `${name} ended` : `${name} open`);
    socket.destroy();
  }
}

/** Holds 200 connections open for 20 seconds, 50 in each of four ways, and counts how they ended. */
export async function holdConnections(origin: string): Promise<Tally> {
  const tally: Tally = new Map();
  const end = Date.now() + DURATION_MS;
  const clients = KINDS.flatMap((kind) => Array<Kind>(CLIENTS_OF_A_KIND).fill(kind));
  await Promise.all(clients.map((kind) => linger(new URL(origin), kind, end, tally)));
  return tally;
}
