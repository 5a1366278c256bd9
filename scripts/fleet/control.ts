import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getErrorMessage } from '../../lib/errors';
import type { Fleet, FleetState } from './start';

/** Has the port on which the fleet of a folder takes orders, as long as it runs. */
const getFile = (root: string) => path.join(root, '.data', 'fleet-port');

/**
 * Returns the state of a folder's fleet, after it has switched to another build if one is named.
 * @throws the fleet's error
 */
export async function askFleet(root: string, buildId?: string): Promise<FleetState> {
  let response: Response;
  try {
    const url = `http://127.0.0.1:${readFileSync(getFile(root), 'utf8')}/`;
    response = await fetch(url, buildId ? { method: 'POST', body: buildId } : {});
  } catch {
    throw new Error('No fleet is running in this folder; start one with npm run fleet.');
  }
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as FleetState;
}

/**
 * Takes orders until the returned function is called.
 * @throws if a fleet is already running in this folder
 */
export async function takeOrders(root: string, fleet: Fleet): Promise<() => void> {
  if (await askFleet(root).catch(() => null)) {
    throw new Error('A fleet is already running in this folder.');
  }
  const server = createServer((request, response) => {
    const order = request.method === 'POST' ? text(request).then(fleet.deploy) : Promise.resolve();
    order.then(
      () => response.end(JSON.stringify(fleet.getState())),
      (error: unknown) => response.writeHead(500).end(getErrorMessage(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  mkdirSync(path.dirname(getFile(root)), { recursive: true });
  writeFileSync(getFile(root), String((server.address() as AddressInfo).port));
  return () => {
    server.close();
    rmSync(getFile(root), { force: true });
  };
}
