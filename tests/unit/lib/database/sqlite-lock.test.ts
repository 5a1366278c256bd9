import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '@/lib/database/types';
import { openSqlite } from '@/lib/database/sqlite';

let folder: string;
let database: Database;
let rival: Libsql.Database;
let ticks: number;
let timer: NodeJS.Timeout;

const insert = (key: string) =>
  database.run(
    `INSERT INTO leads (id, key, form, locale, call, payload, token, status, attempts, last_error, created_at,
     next_attempt_at, claimed_until) VALUES (?, ?, '', '', '', '', '', 'pending', 1, NULL, 0, 0, 0)`,
    [key, key],
  );
/** As another process sees them, without uncommitted rows. */
function getKeys() {
  const reader = new Libsql(path.join(folder, 'leads.db'));
  const rows = reader.prepare('SELECT key FROM leads ORDER BY rowid').all() as { key: string }[];
  reader.close();
  return rows.map(({ key }) => key);
}
const letTick = () => {
  const seen = ticks;
  return vi.waitFor(() => expect(ticks).toBeGreaterThan(seen + 5));
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-lock-'));
  database = await openSqlite(`file:${folder}/leads.db`);
  rival = new Libsql(path.join(folder, 'leads.db'));
  rival.exec('BEGIN EXCLUSIVE');
  ticks = 0;
  timer = setInterval(() => (ticks += 1), 1);
});

afterEach(async () => {
  clearInterval(timer);
  if (rival.open) rival.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

it('waits for a lock off the event loop, and writes once the lock is released', async () => {
  const settled = vi.fn();
  const writing = insert('one').finally(settled);
  await letTick();
  expect(settled).not.toHaveBeenCalled();
  rival.exec('COMMIT');
  await writing;
  expect(getKeys()).toEqual(['one']);
});

it('commits writes after a lock as well as before', async () => {
  const writing = insert('one');
  await letTick();
  rival.exec('COMMIT');
  await writing;
  for (const key of ['two', 'three', 'four']) await insert(key);
  expect(getKeys()).toEqual(['one', 'two', 'three', 'four']);
});

it('keeps waiting statements in order', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const writing = Promise.all(keys.map(insert));
  await letTick();
  rival.exec('COMMIT');
  await writing;
  expect(getKeys()).toEqual(keys);
});

it('gives up if the lock is never released, and works again afterwards', async () => {
  const writing = Promise.allSettled([insert('one'), insert('two'), insert('three')]);
  await letTick();
  const results = await writing;
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'SQLITE_BUSY' }) };
  expect(results).toEqual([refused, refused, refused]);
  rival.exec('COMMIT');
  await insert('four');
  expect(getKeys()).toEqual(['four']);
});

it('waits for a lock when it opens a file', async () => {
  const file = path.join(folder, 'new.db');
  const owner = new Libsql(file);
  owner.exec('BEGIN EXCLUSIVE');
  const opening = openSqlite(`file:${file}`);
  await letTick();
  owner.exec('COMMIT');
  owner.close();
  const opened = await opening;
  expect(await opened.run('SELECT count(*) AS count FROM leads')).toEqual([{ count: 0 }]);
  await opened.close();
});
