import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { keepRunning, waitForPort, type Running } from './processes';

/** Where Debian installs programs that are not in every user's PATH. */
const EXTRA_FOLDERS = ['/usr/sbin', '/sbin', '/usr/local/sbin'];
const POSTGRES_FOLDER = '/usr/lib/postgresql';

const isRoot = process.getuid?.() === 0;

/** Returns the user of nginx's workers: an unprivileged one if its master is root. */
export const getNginxUser = () => (isRoot ? 'www-data' : userInfo().username);

/**
 * Finds the programs that the fleet needs.
 * @throws naming the packages of missing ones
 */
export function findTools() {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...EXTRA_FOLDERS,
    ...newest.map((version) => path.join(POSTGRES_FOLDER, version, 'bin')),
  ];
  const missing = new Set<string>();
  const find = (name: string, debianPackage = name): string => {
    const file = folders.map((folder) => path.join(folder, name)).find((one) => existsSync(one));
    if (!file) missing.add(debianPackage);
    return file ?? '';
  };
  const tools = {
    nginx: find('nginx'),
    redis: find('redis-server'),
    postgres: find('postgres', 'postgresql'),
    initdb: find('initdb', 'postgresql'),
    openssl: find('openssl'),
  };
  if (missing.size === 0) return tools;
  throw new Error(`The fleet needs more packages: apt-get install ${[...missing].join(' ')}`);
}

export type Tools = ReturnType<typeof findTools>;
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

/** Creates an empty database; Postgres refuses to run as root. */
function createDatabase(initdb: string, data: string) {
  mkdirSync(data);
  const args = ['-D', data, '-A', 'trust', '-U', 'postgres'];
  if (isRoot) {
    const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(data, read('-u'), read('-g'));
    chmodSync(data, 0o700);
    const words = ['-u', 'postgres', '--', initdb, ...args];
    execFileSync('runuser', words, { stdio: 'pipe', cwd: '/' });
  } else {
    chmodSync(data, 0o700);
    execFileSync(initdb, args, { stdio: 'pipe' });
  }
}

/** Starts Postgres for leads and recorded readings. */
export async function startPostgres({ folder, port, tools }: StoreOptions): Promise<Running> {
  const data = path.join(folder, 'postgres');
  createDatabase(tools.initdb, data);
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
