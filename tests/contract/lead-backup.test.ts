import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUpLeads, restoreLeads } from '@/lib/leads/backup';
import { openJournal, type LeadJournal } from '@/lib/leads/journal';

let folder: string;
let url: string;
let copy: string;
let journal: LeadJournal;

const add = (key: string, text = '') =>
  journal.add(
    { key, form: 'contact', locale: 'en', call: 'send_form', payload: { text }, token: '' },
    Date.now(),
    [{ channel: 'provider', status: 'pending', leaseMs: 0 }],
  );

const listKeys = async () => (await journal.list()).map(({ key }) => key).sort();

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  url = `file:${path.join(folder, 'leads.db')}`;
  copy = path.join(folder, 'copies', 'leads.db');
  journal = await openJournal(url);
});

afterEach(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

it('restores the state of the copy, and keeps what was there', async () => {
  await add('one');
  await add('two');
  expect(await backUpLeads(url, copy)).toBe(2);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await add('three');
  await journal.close();
  const { count, aside } = await restoreLeads(url, copy);
  expect(count).toBe(2);
  expect(existsSync(path.join(folder, aside ?? ''))).toBe(true);
  journal = await openJournal(url);
  expect(await listKeys()).toEqual(['one', 'two']);
});

it('restores data that a crash left only in the write-ahead log', async () => {
  await add('one');
  await add('two');
  mkdirSync(path.dirname(copy));
  for (const end of ['', '-wal']) {
    copyFileSync(path.join(folder, `leads.db${end}`), copy + end);
  }
  const elsewhere = `file:${path.join(folder, 'new', 'leads.db')}`;
  expect(await restoreLeads(elsewhere, copy)).toEqual({ count: 2, aside: null });
  const restored = await openJournal(elsewhere);
  expect(await restored.list()).toHaveLength(2);
  await restored.close();
});

it('rejects a damaged copy, and keeps the existing file', async () => {
  for (let index = 0; index < 50; index += 1) await add(`lead-${index}`, 'x'.repeat(4000));
  await backUpLeads(url, copy);
  const bytes = readFileSync(copy);
  bytes.fill(0xff, 8192, bytes.length - 4096);
  writeFileSync(copy, bytes);
  await expect(restoreLeads(url, copy)).rejects.toThrow(copy);
  writeFileSync(copy, 'no database');
  await expect(restoreLeads(url, copy)).rejects.toThrow(copy);
  await expect(restoreLeads(url, `${copy}.none`)).rejects.toThrow('There is no file');
  expect(await listKeys()).toHaveLength(50);
});

it("overwrites no copy, creates no journal, and points to Postgres's tools", async () => {
  await add('one');
  await backUpLeads(url, copy);
  await expect(backUpLeads(url, copy)).rejects.toThrow('exists');
  const missing = path.join(folder, 'missing.db');
  await expect(backUpLeads(`file:${missing}`, `${copy}.2`)).rejects.toThrow('There is no file');
  expect(existsSync(missing)).toBe(false);
  expect(existsSync(`${copy}.2`)).toBe(false);
  await expect(backUpLeads('postgres://localhost/leads', copy)).rejects.toThrow('pg_dump');
  await expect(restoreLeads('postgres://localhost/leads', copy)).rejects.toThrow('pg_restore');
});
