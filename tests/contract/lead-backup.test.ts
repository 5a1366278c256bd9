import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
