import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { NewLead } from '@/lib/leads/types';

const T0 = Date.UTC(2026, 0, 1);
const SECRET = 'ada@example.com';
const toLead = (key: string): NewLead => ({
  key,
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { email: SECRET },
  token: '',
});

let folder: string;

async function loadLeads() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site.leads'));
  return import('@/lib/leads');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-health-'));
  vi.stubEnv('DATABASE_URL', `file:${folder}/leads.db`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('counts waiting leads, and says how long the oldest has waited', async () => {
  const { getJournalHealth, getLeadJournal, stopLeads } = await loadLeads();
  const journal = await getLeadJournal();
  expect(await getJournalHealth()).toEqual({
    state: 'ok',
    checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    pending: 0,
    oldestPendingAt: null,
  });
  const settlement = { lastError: null, nextAttemptAt: 0 };
  for (const [index, status] of (
    ['delivered', 'failed', 'pending', 'pending'] as const
  ).entries()) {
    const claim = { now: T0 + index, leaseMs: 1 };
    const { lead } = await journal.add(toLead(`${index}`), claim);
    await journal.settle(lead, { ...settlement, status });
  }
  const health = await getJournalHealth();
  expect(health).toMatchObject({ state: 'ok', pending: 2 });
  expect(health.oldestPendingAt).toBe(new Date(T0 + 2).toISOString());
  expect(JSON.stringify(health)).not.toContain(SECRET);
  await stopLeads();
});

it('fails without throwing if the journal cannot be opened, and recovers', async () => {
  mkdirSync(path.join(folder, 'leads.db'));
  const { getJournalHealth, stopLeads } = await loadLeads();
  expect(await getJournalHealth()).toEqual({
    state: 'failing',
    checkedAt: expect.any(String),
    pending: null,
    oldestPendingAt: null,
  });
  rmSync(path.join(folder, 'leads.db'), { recursive: true });
  expect((await getJournalHealth()).state).toBe('ok');
  await stopLeads();
});

it('fails while nothing can be written, as on a full disk, and recovers', async () => {
  const { getJournalHealth, stopLeads } = await loadLeads();
  expect((await getJournalHealth()).state).toBe('ok');
  const database = await openDatabase(`file:${folder}/leads.db`);
  for (const event of ['INSERT', 'UPDATE']) {
    const name = `full_${event}`;
    await database.run(
      `CREATE TRIGGER ${name} BEFORE ${event} ON leases BEGIN SELECT RAISE(FAIL, 'full'); END`,
    );
  }
  expect((await getJournalHealth()).state).toBe('failing');
  for (const event of ['INSERT', 'UPDATE']) await database.run(`DROP TRIGGER full_${event}`);
  expect((await getJournalHealth()).state).toBe('ok');
  await database.close();
  await stopLeads();
});

it('fails after the journal was closed', async () => {
  const { getJournalHealth, stopLeads } = await loadLeads();
  expect((await getJournalHealth()).state).toBe('ok');
  await stopLeads();
  expect((await getJournalHealth()).state).toBe('failing');
});
