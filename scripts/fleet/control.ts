import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getErrorMessage } from '../../lib/errors';
import type { FleetState } from './start';

type Answer = { state?: FleetState; error?: string };

/** The socket for a fleet's commands; not in the folder itself, whose path may be too long for a socket. */
const getSocket = (root: string) =>
  path.join(tmpdir(), `fleet-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.sock`);

async function reply(socket: Socket, answer: (order: string) => Promise<FleetState>) {
  const order = (await once(socket, 'data'))[0] as Buffer;
  const result: Answer = await answer(order.toString().trim()).then(
    (state) => ({ state }),
    (error: unknown) => ({ error: getErrorMessage(error) }),
  );
  socket.end(JSON.stringify(result));
}

/**
 * Sends a command to the fleet of a folder; returns its state by default.
 * @throws the fleet's error
 */
export async function askFleet(root: string, order = 'state'): Promise<FleetState> {
  const socket = connect(getSocket(root));
  try {
    await once(socket, 'connect');
  } catch {
    throw new Error('No fleet is running in this folder; start one with npm run fleet.');
  }
  socket.write(`${order}\n`);
  const { state, error } = JSON.parse(await text(socket)) as Answer;
  if (!state) throw new Error(error ?? 'The fleet did not respond.');
  return state;
}

/**
 * Accepts commands until the returned function is called.
 * @throws if a fleet is already running in this folder
 */
export async function takeOrders(
  root: string,
  answer: (order: string) => Promise<FleetState>,
): Promise<() => void> {
  const file = getSocket(root);
  if (await askFleet(root).catch(() => null))
    throw new Error('A fleet is already running in this folder.');
  rmSync(file, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    reply(socket, answer).catch(() => socket.destroy());
  });
  server.listen(file);
  await once(server, 'listening');
  // Only for the owner of the fleet.
  chmodSync(file, 0o600);
  return () => {
    server.close();
    rmSync(file, { force: true });
  };
}
