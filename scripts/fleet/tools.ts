import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian installs programs that are not in every user's PATH. */
const EXTRA_FOLDERS = ['/usr/sbin', '/sbin', '/usr/local/sbin'];
const POSTGRES_FOLDER = '/usr/lib/postgresql';

export type Tools = { nginx: string; redis: string; postgres: string; initdb: string };

/** Finds the newest installed Postgres of Debian, whose programs are not in PATH. */
function getPostgresFolders(): string[] {
  if (!existsSync(POSTGRES_FOLDER)) return [];
  const versions = readdirSync(POSTGRES_FOLDER).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(POSTGRES_FOLDER, version, 'bin'));
}

function find(name: string, folders: readonly string[]): string | null {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Finds the programs that the fleet needs.
 * @throws naming the packages of missing ones
 */
export function findTools(searchPath = process.env.PATH ?? ''): Tools {
  const folders = [...searchPath.split(path.delimiter), ...EXTRA_FOLDERS];
  const nginx = find('nginx', folders);
  const redis = find('redis-server', folders);
  const postgresFolders = [...folders, ...getPostgresFolders()];
  const postgres = find('postgres', postgresFolders);
  const initdb = find('initdb', postgresFolders);
  const openssl = find('openssl', folders);
  if (nginx && redis && postgres && initdb && openssl) return { nginx, redis, postgres, initdb };
  const missing = [
    nginx ? [] : ['nginx'],
    redis ? [] : ['redis-server'],
    postgres && initdb ? [] : ['postgresql'],
    openssl ? [] : ['openssl'],
  ].flat();
  throw new Error(`The fleet needs more packages: apt-get install ${missing.join(' ')}`);
}
