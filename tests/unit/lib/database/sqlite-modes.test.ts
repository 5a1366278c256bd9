import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '@/lib/database/sqlite';

const OLD_MASK = process.umask();
let folder: string;

const getMode = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
const getModes = (...names: string[]) => names.map(getMode);
const FILES = ['.data/leads.db', '.data/leads.db-wal', '.data/leads.db-shm'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-modes-'));
  process.umask(0);
});

afterEach(() => {
  process.umask(OLD_MASK);
  rmSync(folder, { recursive: true });
});

it('makes the journal and its folder readable only by the site', async () => {
  const database = await openSqlite(`file:${folder}/.data/leads.db`);
  expect(getModes(...FILES)).toEqual(['600', '600', '600']);
  expect(getMode('.data')).toBe('700');
  await database.close();
});

it('restricts existing files, and leaves their folder unchanged', async () => {
  const before = await openSqlite(`file:${folder}/.data/leads.db`);
  for (const file of FILES) chmodSync(path.join(folder, file), 0o664);
  chmodSync(path.join(folder, '.data'), 0o755);
  const database = await openSqlite(`file:${folder}/.data/leads.db`);
  expect(getModes(...FILES)).toEqual(['600', '600', '600']);
  expect(getMode('.data')).toBe('755');
  await Promise.all([before.close(), database.close()]);
});

it('restricts files that it moves aside', async () => {
  mkdirSync(path.join(folder, '.data'));
  for (const file of FILES) writeFileSync(path.join(folder, file), 'garbage'.repeat(100));
  const aside: string[] = [];
  const database = await openSqlite(`file:${folder}/.data/leads.db`, (line) => aside.push(line));
  const [, name = ''] = /(leads\.db\.corrupt-\S+Z)/.exec(aside.join()) ?? [];
  const files = ['', '-wal', '-shm'].map((end) => `.data/${name}${end}`);
  expect(getModes(...files)).toEqual(['600', '600', '600']);
  await database.close();
});

it.runIf(process.getuid?.() === 0)('gives what root makes to the owner of the folder', async () => {
  chownSync(folder, 65_534, 65_534);
  const database = await openSqlite(`file:${folder}/.data/leads.db`);
  const owners = ['.data', ...FILES].map((name) => statSync(path.join(folder, name)).uid);
  expect(owners).toEqual([65_534, 65_534, 65_534, 65_534]);
  await database.close();
});
