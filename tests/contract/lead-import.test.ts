import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { createHistoryJournal } from '@/lib/history/journal';
import { findLeftJournal } from '@/lib/leads/left-journal';
import { importJournal } from '@/lib/leads/import';
import { openJournal } from '@/lib/leads/open';
import { STORES, type JournalStore } from '../support/journal-stores';

const COUNT = 450;
const LEASE = { now: 1000, leaseMs: 0 };

let folder: string;
let file: string;

async function addLeads(url: string, count: number) {
  const journal = await openJournal(url);
  for (let index = 0; index < count; index++) {
    const payload = { text: `Lead ${index} 王小明` };
    const { lead } = await journal.add(
      { key: `key ${index}`, form: 'contact', locale: 'en', call: 'send_form', payload, token: '' },
      LEASE,
    );
    if (index === 0) await journal.mails.add(lead.id, LEASE);
  }
  await journal.close();
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  file = path.join(folder, 'leads.db');
  await addLeads(`file:${file}`, COUNT);
});
afterEach(() => rmSync(folder, { recursive: true }));

for (const { name, make, isSkipped } of STORES) {
  describe.skipIf(isSkipped)(`a SQLite file that is copied into ${name}`, () => {
    let store: JournalStore;
    beforeAll(() => void (store = make('lead_import')));
    afterAll(() => store.remove());
    beforeEach(() => store.empty());

    it('brings its leads, their mails and the readings, once', async () => {
      const source = await openDatabase(`file:${file}`);
      await createHistoryJournal(source, 'live').addCheck({
        takenAt: 5,
        readings: new Map([['eth', new Map([['eu', 99_000]])]]),
      });
      await source.close();
      const whole = { leads: COUNT, readings: 1, refused: 0 };
      expect(await importJournal(store.url, file)).toEqual(whole);
      expect(await importJournal(store.url, file)).toEqual({ leads: 0, readings: 0, refused: 0 });

      const journal = await openJournal(store.url);
      expect(await journal.countByStatus()).toEqual({ pending: COUNT, delivered: 0, failed: 0 });
      const leads = await journal.list();
      expect(leads.map(({ payload }) => payload.text)).toContain('Lead 449 王小明');
      expect(await journal.claimDue(COUNT, { now: 2000, leaseMs: 1 })).toHaveLength(COUNT);
      expect(await journal.mails.claimDue(5, { now: 2000, leaseMs: 1 })).toHaveLength(1);
      await journal.close();
    });

    it('keeps existing rows, and skips what the database cannot hold', async () => {
      const source = await openDatabase(`file:${file}`);
      await source.run(`UPDATE leads SET locale = 'e' || CHAR(0) WHERE key = 'key 7'`);
      await source.close();
      await addLeads(store.url, 3);
      const refused = store.url.startsWith('file:') ? 0 : 1;
      expect(await importJournal(store.url, file)).toMatchObject({
        leads: COUNT - 3 - refused,
        refused,
      });
    });
  });
}

it('the file that the site uses is refused', async () => {
  await expect(importJournal(`file:${file}`, file)).rejects.toThrow('the site uses');
});

it('a file that the site no longer uses is mentioned at startup', () => {
  expect(findLeftJournal('postgres://host/site', file)).toContain(`import ${file}`);
  expect(findLeftJournal(`file:${file}`, file)).toBeNull();
  expect(findLeftJournal('postgres://host/site', path.join(folder, 'none.db'))).toBeNull();
});
