import type { Server } from 'node:http';
import type { Server as Acceptor } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getShutdownHooks } from '@/lib/shutdown-hooks';

/** The share of the time reserved for the hooks, however long requests take. */
const HOOKS_SHARE = 0.3;

/** Waits for a promise for a limited time; true if it settled in time. */
async function isInTime(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const stop = new AbortController();
  const late = sleep(ms, false, { signal: stop.signal }).catch(() => false);
  const result = await Promise.race([promise.then(() => true), late]);
  stop.abort();
  return result;
}

const close = (server: Acceptor) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Accepts no new connections, waits for open requests and then for the hooks, and aborts what is not done within
 * `timeoutMs`.
 */
export async function closeGracefully(
  server: Server,
  acceptors: Acceptor[],
  timeoutMs: number,
): Promise<void> {
  const closed = Promise.all([server, ...acceptors].map(close));
  server.closeIdleConnections();
  if (!(await isInTime(closed, timeoutMs * (1 - HOOKS_SHARE)))) {
    console.warn('Some requests did not end in time and are cut off.');
    server.closeAllConnections();
  }
  const hooks = Promise.allSettled([...getShutdownHooks()].map((hook) => hook()));
  if (!(await isInTime(hooks, timeoutMs * HOOKS_SHARE))) {
    console.warn('Some work did not end in time and is cut off.');
  }
}
