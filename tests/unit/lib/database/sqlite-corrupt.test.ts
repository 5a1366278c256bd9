import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJournal } from '@/lib/leads/journal';
import { openSqlite } from '@/lib/database/sqlite';
import type { LeadJournal, NewLead } from '@/lib/leads/types';

const CLAIM = { now: 1_700_000_000_000, leaseMs: 1000 };
const ASIDE = /^leads\.db\.corrupt-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z$/;
const GARBAGE = Buffer.from('garbage'.repeat(2000));
const toLead = (key: string): NewLead => ({
  key,
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { message: 'x'.repeat(500) },
  token: '',
});

let folder: string;
let file: string;
let opened: LeadJournal[];
let lines: string[];

const open = async () => {
  const journal = createJournal(await openSqlite(`file:${file}`, (line) => lines.push(line)));
  opened.push(journal);
  return journal;
};
const add = (journal: LeadJournal, key: string) => journal.add(toLead(key), CLAIM);
const getAside = () => readdirSync(folder).filter((name) => ASIDE.test(name));
const getKeys = async (journal: LeadJournal) => (await journal.list()).map(({ key }) => key).sort();

/** Overwrites pages of the file like a failing disk, while it is open. */
function damage(from: number, to = statSync(file).size) {
  const checkpoint = new Libsql(file);
  checkpoint.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(file);
  bytes.fill(7, from, Math.min(to, bytes.length));
  writeFileSync(file, bytes);
  checkpoint.close();
}

async function fill(journal: LeadJournal, count: number) {
  for (let index = 0; index < count; index++) await add(journal, `old-${index}`);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-corrupt-'));
  file = path.join(folder, 'leads.db');
  opened = [];
  lines = [];
});

afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  rmSync(folder, { recursive: true });
});

describe('a corrupt file that is opened', () => {
  it('is moved aside with its companion files, and logged once', async () => {
    for (const end of ['', '-wal', '-shm']) writeFileSync(file + end, GARBAGE);
    const journal = await open();
    await add(journal, 'new');
    expect(await getKeys(journal)).toEqual(['new']);
    const [name = ''] = getAside();
    const isKept = (end: string) => readFileSync(path.join(folder, name + end)).equals(GARBAGE);
    expect([isKept(''), isKept('-wal')]).toEqual([true, true]);
    // Only an index into the log, which SQLite recreates.
    expect(readdirSync(folder)).toContain(`${name}-shm`);
    expect(lines).toEqual([expect.stringContaining(name)]);
  });

  it('is moved aside if only a page in the middle is damaged', async () => {
    const journal = await open();
    await fill(journal, 100);
    await journal.close();
    damage(10 * 4096, 14 * 4096);
    const size = statSync(file).size;
    await add(await open(), 'new');
    const [name = ''] = getAside();
    expect(statSync(path.join(folder, name)).size).toBe(size);
    expect(lines).toHaveLength(1);
  });

  it('is moved aside if it is empty and its log is not, which SQLite would delete', async () => {
    writeFileSync(file, '');
    writeFileSync(`${file}-wal`, GARBAGE);
    await add(await open(), 'new');
    const [name = ''] = getAside();
    expect(readFileSync(path.join(folder, `${name}-wal`))).toEqual(GARBAGE);
  });

  it('is neither a valid nor a new one', async () => {
    const journal = await open();
    await add(journal, 'kept');
    await journal.close();
    expect(await getKeys(await open())).toEqual(['kept']);
    expect(getAside()).toEqual([]);
    expect(lines).toEqual([]);
  });
});

describe('a file that is damaged while it is open', () => {
  it('is moved aside by the statement that detects it, which runs again', async () => {
    const journal = await open();
    await fill(journal, 20);
    damage(0);
    await add(journal, 'new');
    expect(await getKeys(journal)).toEqual(['new']);
    expect(getAside()).toHaveLength(1);
    expect(lines).toEqual([expect.stringContaining(getAside()[0] ?? '-')]);
  });

  it('is moved aside once if many statements detect it', async () => {
    const journal = await open();
    await fill(journal, 20);
    damage(0);
    const keys = Array.from({ length: 10 }, (_, index) => `new-${index}`);
    await Promise.all(keys.map((key) => add(journal, key)));
    expect(await getKeys(journal)).toEqual(keys);
    expect(getAside()).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  it('is moved aside once if two servers have it open, and both continue in the new one', async () => {
    const [one, two] = [await open(), await open()];
    await fill(one, 20);
    damage(0);
    await add(one, 'one');
    await add(two, 'two');
    expect(await getKeys(one)).toEqual(['one', 'two']);
    expect(await getKeys(two)).toEqual(['one', 'two']);
    expect(getAside()).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });
});
