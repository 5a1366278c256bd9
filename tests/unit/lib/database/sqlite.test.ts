import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSqlite, openSqlite } from '@/lib/database/sqlite';
import type { Database } from '@/lib/database/types';

let folder: string;
let file: string;
let database: Database;

const open = async () => (database = await openSqlite(`file:${file}`));
const toInsert = (name: string) => ({
  sql: 'INSERT INTO leases VALUES (?, ?, 0)',
  values: [name, ''],
});
const insert = (name: string) => database.run(toInsert(name).sql, toInsert(name).values);

/** As another process sees them, without uncommitted rows. */
function getNames() {
  const reader = new Libsql(file);
  const rows = reader.prepare('SELECT name FROM leases ORDER BY rowid').all();
  reader.close();
  return (rows as { name: string }[]).map(({ name }) => name);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  file = path.join(folder, '.data', 'site.db');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('a file that another process has locked', () => {
  it.each(['run', 'batch'] as const)(
    'refuses a write after a while, and later ones are committed: %s',
    async (method) => {
      await open();
      const write = (name: string) =>
        method === 'run' ? insert(name) : database.batch([toInsert(name)]);
      const rival = new Libsql(file);
      rival.exec('BEGIN IMMEDIATE');
      await expect(write('refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      rival.exec('COMMIT');
      rival.close();
      await Promise.all(['a', 'b', 'c'].map(write));
      expect(getNames()).toEqual(['a', 'b', 'c']);
    },
  );
});

it('a batch takes effect as a whole, or not at all', async () => {
  await open();
  await expect(database.batch([toInsert('a'), toInsert('a')])).rejects.toThrow();
  expect(getNames()).toEqual([]);
  const results = await database.batch([toInsert('a'), { sql: 'SELECT name FROM leases' }]);
  expect(results[1]).toMatchObject([{ name: 'a' }]);
});

describe('the files', () => {
  const ALL = ['', '-wal', '-shm'];

  it('are readable only by the site', async () => {
    const mask = process.umask(0);
    await open();
    process.umask(mask);
    for (const end of ALL) expect(statSync(file + end).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });
});

describe('the check at start', () => {
  it('passes a sound file, a missing one and Postgres', async () => {
    await checkSqlite(`file:${file}`);
    await open();
    await insert('a');
    await checkSqlite(`file:${file}`);
    await checkSqlite('postgres://127.0.0.1:1/none');
  });

  it.each([
    ['no database', (bytes: Buffer) => bytes.fill(7)],
    ['a database with damaged pages', (bytes: Buffer) => bytes.fill(7, 4096, 3 * 4096)],
  ])('stops for %s, with a line that says what to do', async (_, damage) => {
    await open();
    await insert('a');
    await database.run('PRAGMA wal_checkpoint(TRUNCATE)');
    await database.close();
    writeFileSync(file, damage(readFileSync(file)));
    await expect(checkSqlite(`file:${file}`)).rejects.toThrow(
      /^The database \S+site\.db is damaged\..*npm run leads -- restore/,
    );
  });
});
