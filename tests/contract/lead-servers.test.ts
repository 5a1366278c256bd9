import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDelivery } from '@/lib/leads/delivery';
import { openSqlite } from '@/lib/database/sqlite';
import { createJournal, openJournal, type LeadJournal } from '@/lib/leads/journal';
import type { NewLead } from '@/lib/leads/types';
import { sendLead } from '@/lib/provider/send-lead';
import { mountService, type MountedService } from '../doubles/http-service';
import { makePostgres } from '../support/journal-stores';

const RETRY_MS = 1000;
const toLead = (key: string): NewLead => ({
  key,
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { email: 'ada@example.com', message: 'x'.repeat(300) },
  token: 'token',
});

let folder: string;
let provider: MountedService;
let opened: { close(): Promise<void> }[];
let lines: string[];
let clock: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lead-servers-'));
  provider = await mountService(() => Response.json({}));
  opened = [];
  lines = [];
  clock = Date.now();
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await provider.close();
  rmSync(folder, { recursive: true });
});

const getFile = () => `file:${folder}/leads.db`;

function startServer(journal: LeadJournal) {
  opened.push(journal);
  return createDelivery({
    getJournal: async () => journal,
    send: (post) => sendLead(fetch, provider.url, post, 5000),
    isJournalOnly: () => false,
    notify: null,
    timeoutMs: 5000,
    retryDelayMs: RETRY_MS,
    now: () => clock,
    log: (line) => lines.push(line),
  });
}

/** Returns the keys of leads sent to the provider since the last call. */
const takeKeys = () =>
  provider.requests.splice(0).map(({ headers }) => String(headers['idempotency-key']));

async function makeSchema(): Promise<string> {
  const store = makePostgres('lead_servers');
  await store.empty();
  return store.url;
}

const STORES = [
  { name: 'a SQLite file', makeUrl: async () => getFile(), isSkipped: false },
  {
    name: 'the Postgres at TEST_DATABASE_URL',
    makeUrl: makeSchema,
    isSkipped: !process.env.TEST_DATABASE_URL,
  },
];

for (const { name, makeUrl, isSkipped } of STORES) {
  describe.skipIf(isSkipped)(`two servers on ${name}`, () => {
    it('deliver each lead once, however it was submitted and whenever the provider returns', async () => {
      const url = await makeUrl();
      const servers = [startServer(await openJournal(url)), startServer(await openJournal(url))];
      const keys = Array.from({ length: 30 }, (_, index) => `lead-${index}`);
      // Sends each lead to both, as when a visitor retries and reaches the other one.
      const submitAll = () =>
        Promise.all(keys.flatMap((key) => servers.map((server) => server.submit(toLead(key)))));

      provider.setFault({ kind: 'status', status: 503 });
      await submitAll();
      expect(new Set(takeKeys())).toEqual(new Set(keys));

      provider.setFault(null);
      clock += 60_000;
      await Promise.all([...servers.map((server) => server.sendDue('provider')), submitAll()]);
      expect(takeKeys().sort()).toEqual([...keys].sort());
      await Promise.all([...servers.map((server) => server.sendDue('provider')), submitAll()]);
      expect(takeKeys()).toEqual([]);
    });
  });
}

describe('a journal that cannot be written', () => {
  it('because another process holds it does not keep leads from the provider', async () => {
    const server = startServer(await openJournal(getFile()));
    const rival = createClient({ url: getFile() });
    const held = await rival.transaction('write');
    expect(await server.submit(toLead('held'))).toBe('delivered');
    expect(takeKeys()).toEqual(['held']);
    expect(lines).toEqual([expect.stringMatching(/could not be written.*SQLITE_BUSY/)]);
    await held.rollback();
    rival.close();
    expect(await server.submit(toLead('free'))).toBe('delivered');
    expect(lines).toHaveLength(1);
  });

  it('because the disk is full does not either', async () => {
    const database = await openSqlite(getFile());
    const server = startServer(createJournal(database));
    const [size] = await database.run('PRAGMA page_count');
    // SQLite then refuses to grow, as on a full disk.
    await database.run(`PRAGMA max_page_count = ${Number(size?.page_count)}`);
    const keys = Array.from({ length: 30 }, (_, index) => `full-${index}`);
    for (const key of keys) expect(await server.submit(toLead(key))).toBe('delivered');
    expect(takeKeys()).toEqual(keys);
    expect(lines.at(-1)).toMatch(/could not be written.*SQLITE_FULL/);
    expect(lines.join()).not.toContain('ada');
  });
});
