import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Running } from './keep-running';
import type { Tools } from './tools';

const WAIT_MS = 30_000;

export const isRoot = process.getuid?.() === 0;

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Waits until something listens on a port of this machine. */
export async function waitForPort(port: number, name: string): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    if (await isOpen(port)) return;
    await sleep(100);
  }
  throw new Error(`${name} did not start on port ${port}.`);
}

type StoreOptions = { folder: string; port: number; tools: Tools };

/**
 * Starts Redis for rendered pages, rate limits and spent tokens, all of which may be lost, so nothing is written to
 * disk. When full, it evicts keys with a TTL; the publication times have none.
 */
export async function startRedis({ folder, port, tools }: StoreOptions): Promise<Running> {
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const limits = ['--maxmemory', '1gb', '--maxmemory-policy', 'volatile-lru'];
  const redis = keepRunning({
    name: 'Redis',
    command: tools.redis,
    args: ['--port', String(port), '--dir', folder, ...settings, ...limits],
    logFile: path.join(folder, 'redis.log'),
  });
  await waitForPort(port, 'Redis');
  return redis;
}

function asPostgres(command: string, args: string[]) {
  // Postgres refuses to run as root.
  if (!isRoot) return execFileSync(command, args, { stdio: 'pipe' });
  return execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], {
    stdio: 'pipe',
    cwd: '/',
  });
}

/** Starts Postgres for leads and recorded readings. */
export async function startPostgres({ folder, port, tools }: StoreOptions): Promise<Running> {
  const data = path.join(folder, 'postgres');
  mkdirSync(data);
  if (isRoot) {
    const { uid, gid } = getPostgresUser();
    chownSync(data, uid, gid);
  }
  chmodSync(data, 0o700);
  asPostgres(tools.initdb, ['-D', data, '-A', 'trust', '-U', 'postgres']);
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const postgres = keepRunning({
    name: 'Postgres',
    command: tools.postgres,
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    cwd: data,
    logFile: path.join(folder, 'postgres.log'),
    endSignal: 'SIGINT',
    ...(isRoot && { user: 'postgres' }),
  });
  await waitForPort(port, 'Postgres');
  return postgres;
}

function getPostgresUser() {
  const read = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

/** Returns the user of nginx's workers: an unprivileged one if its master is root. */
export const getNginxUser = () => (isRoot ? 'www-data' : userInfo().username);
